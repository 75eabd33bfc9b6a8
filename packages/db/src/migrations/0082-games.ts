/**
 * Rounds of the small games, with what their players must not see; the reward of a day, once for each member; and what the
 * rewards of a day cost, within its budget. A coupon may be for one member only.
 */
export const games = `
alter table coupons add column user_id text references users (id);
create index coupons_own on coupons (user_id, created_at desc, id desc) where user_id is not null;

create table game_rounds (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  game text not null check (game in ('quiz', 'memory', 'words')),
  state text not null,
  moves integer not null default 0,
  last_result text check (last_result in ('right', 'wrong', 'plain')),
  outcome text check (outcome in ('won', 'lost')),
  coupon_id text references coupons (id),
  started_at integer not null,
  ended_at integer
) strict;
create index game_rounds_user on game_rounds (user_id, started_at desc, id desc);
create index game_rounds_started on game_rounds (started_at);
create index game_rounds_coupon on game_rounds (coupon_id) where coupon_id is not null;

create table game_players (
  user_id text not null primary key references users (id) on delete cascade,
  is_shown integer not null default 0 check (is_shown in (0, 1)),
  points integer not null default 0,
  wins integer not null default 0,
  streak integer not null default 0,
  last_day integer
) strict, without rowid;
create index game_players_board on game_players (points desc, user_id) where is_shown = 1 and points > 0;

create table game_rewards (
  user_id text not null references users (id) on delete cascade,
  day integer not null,
  coupon_id text not null references coupons (id),
  amount_sen integer not null check (amount_sen > 0),
  primary key (user_id, day)
) strict, without rowid;
create index game_rewards_coupon on game_rewards (coupon_id);

create table game_days (
  day integer not null primary key,
  spent_sen integer not null check (spent_sen >= 0)
) strict, without rowid;
`
