"""A channel with many matches in it, and a player who is in all of them."""

from __future__ import annotations

from tests.bot.house import House, custom_ids

MANY = 25


async def test_twenty_five_matches_in_one_channel_stay_apart(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben" * 8)
    channel = house.discord.channel("games")
    ids = [await house.match("toy", ann, ben) for _ in range(MANY)]
    more = await house.match("toy", ann, ben)
    threads = [(await house.thread(each)).id for each in ids]

    offered = await ann.complete(channel, "hand", "match", "")
    by_verb = await ann.complete(channel, "toy plan", "match", "")
    narrowed = await ann.complete(channel, "hand", "match", str(more))
    mine = await ann.slash(channel, "mygames")
    vague = await ann.slash(channel, "toy plan", job="hunt")
    meant = await ann.slash(channel, "toy plan", job="hunt", match=str(ids[7]))

    assert MANY == len(set(threads))
    assert MANY == len(offered.choices) == len(set(offered.values)) == len(by_verb.choices)
    assert [more] == narrowed.values
    assert sum(str(each) in mine.text for each in [*ids, more]) >= 20
    assert len(mine.text) <= 4000
    assert "option" in vague.text
    assert "Where" in meant.text
    assert [7] == [
        n for n, each in enumerate(ids) if (await house.look(each))[1].state.drafts[0] == "hunt"
    ]
    told = [dm for dm in ann.dms if str(ids[7]) in str(custom_ids(dm))]
    assert 1 == len(told)
    assert [] == [r.code for r in house.discord.notes.requests if r.status >= 400]
