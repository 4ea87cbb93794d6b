-- Since which step of its match a seat has been asked without a break: what a call is for.

ALTER TABLE clocks ADD COLUMN asked INTEGER;
