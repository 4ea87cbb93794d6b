FROM python:3.13-slim AS build
WORKDIR /app
COPY pyproject.toml .
RUN python -m venv /app/.venv && \
    python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > wanted.txt && \
    /app/.venv/bin/pip install --no-cache-dir -r wanted.txt

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 portage && mkdir /data && chown portage /data
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY engine engine
COPY render render
COPY data data
COPY bot bot
# Whatever the rights in the checkout, the bot's user may read.
RUN chmod -R a+rX engine render data bot
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PORTAGE_DATABASE=/data/portage.sqlite3 \
    PORTAGE_HEALTH_PORT=8098
USER portage
VOLUME /data
# It asks the running bot, on the container's own loopback.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["serve"]
