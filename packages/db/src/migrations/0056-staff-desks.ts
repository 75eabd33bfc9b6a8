/**
 * What staff look members, stores and orders up by, and their notes about them. A store that is hidden, or whose seller is
 * suspended, has an open row in `store_hidings`; its items are removed under that row some at a time, and put back the same
 * way when it ends. `is_settled` says whether the items are as they should be.
 */
export const staffDesks = `
create index users_newest on users (created_at desc, id desc);
create index users_suspended on users (created_at desc, id desc) where status = 'suspended';
create index users_deleted on users (created_at desc, id desc) where status = 'deleted';
create index users_email_start on users (email, id);
create index users_name_start on users (name collate nocase, id);

create table staff_notes (
  id text primary key,
  subject_id text not null,
  author_id text references users (id),
  body text not null,
  created_at integer not null
) strict;
create index staff_notes_subject on staff_notes (subject_id, created_at desc, id desc);
create index staff_notes_author on staff_notes (author_id) where author_id is not null;

create table store_hidings (
  id text primary key,
  store_id text not null references stores (id) on delete cascade,
  cause text not null check (cause in ('staff', 'suspension')),
  reason text not null,
  hidden_by text references users (id),
  hidden_at integer not null,
  ended_by text references users (id),
  ended_at integer,
  end_reason text not null default '',
  is_settled integer not null default 0 check (is_settled in (0, 1))
) strict;
create unique index store_hidings_open on store_hidings (store_id, cause) where ended_at is null;
create index store_hidings_store on store_hidings (store_id, hidden_at desc, id desc);
create index store_hidings_unsettled on store_hidings (id) where is_settled = 0;
create index store_hidings_by on store_hidings (hidden_by) where hidden_by is not null;
create index store_hidings_ended_by on store_hidings (ended_by) where ended_by is not null;
create index stores_newest on stores (created_at desc, id desc);
create index stores_holiday on stores (holiday_until) where holiday_until is not null;

alter table item_removals add column hiding_id text references store_hidings (id) on delete set null;
create index item_removals_hiding on item_removals (hiding_id, item_id) where hiding_id is not null and ended_at is null;

create index orders_newest on orders (placed_at desc, id desc);
create index orders_state_newest on orders (state, placed_at desc, id desc) where state <> 'awaiting_payment';
create index orders_paid_day on orders (paid_at, total_sen) where paid_at is not null;
create index payments_held on payments (created_at, id) where state = 'held';
create index mails_failed on mails (created_at desc, id desc) where state = 'failed';
`
