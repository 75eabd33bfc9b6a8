/**
 * Lists of what a member means to buy. What is removed stays for a while, so that it can be put back. Of a shared list
 * only the number of its link is stored: the link itself is signed with a key outside of the database. `plan_news` holds
 * options on lists that became cheaper; a job notifies their members and notes the price in the line. `round` grows with every change, so
 * that a job does not close what changed meanwhile.
 */
export const planner = `
create table plans (
  id text not null primary key,
  user_id text not null references users (id),
  template text not null,
  title text not null,
  day text not null,
  budget_sen integer not null check (budget_sen > 0),
  share text not null default 'none' check (share in ('none', 'read', 'registry')),
  share_round integer not null default 1 check (share_round > 0),
  created_at integer not null,
  removed_at integer,
  reminded_day text not null default ''
) strict, without rowid;
create index plans_owner on plans (user_id, day, id);
create index plans_due on plans (day, id) where removed_at is null;
create index plans_removed on plans (removed_at) where removed_at is not null;

create table plan_lines (
  id text not null primary key,
  plan_id text not null references plans (id) on delete cascade,
  item_id text not null references items (id),
  variant_id text not null references item_variants (id),
  quantity integer not null check (quantity > 0),
  planned_sen integer not null check (planned_sen >= 0),
  note text not null default '',
  added_at integer not null,
  told_price_sen integer,
  removed_at integer,
  unique (plan_id, variant_id)
) strict, without rowid;
create index plan_lines_variant on plan_lines (variant_id);
create index plan_lines_item on plan_lines (item_id);
create index plan_lines_removed on plan_lines (removed_at) where removed_at is not null;

create table plan_news (
  variant_id text not null primary key references item_variants (id) on delete cascade,
  round integer not null default 1
) strict, without rowid;
create trigger plan_news_changed after update of price_sen on item_variants
  when new.price_sen < old.price_sen
  and exists (select 1 from plan_lines where variant_id = new.id and removed_at is null) begin
  insert into plan_news (variant_id) values (new.id) on conflict do update set round = round + 1;
end;
`
