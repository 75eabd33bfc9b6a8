/** Answers of sellers that staff have removed are not written again; reports may be about an answer alone. */
export const removedAnswers = `
alter table reviews add column reply_removed_at integer;
alter table questions add column answer_removed_at integer;

create table reports_new (
  id text primary key,
  kind text not null check (kind in ('item', 'review', 'question', 'reviewAnswer', 'questionAnswer')),
  target_id text not null,
  user_id text not null references users (id),
  reason text not null,
  note text not null default '',
  created_at integer not null,
  closed_at integer,
  unique (user_id, kind, target_id)
) strict;
insert into reports_new (id, kind, target_id, user_id, reason, note, created_at, closed_at)
  select id, kind, target_id, user_id, reason, note, created_at, closed_at from reports order by rowid;
drop table reports;
alter table reports_new rename to reports;
create index reports_target on reports (kind, target_id);
create index reports_newest on reports (created_at desc, id desc);
create index reports_open on reports (created_at, id) where closed_at is null;
create index reports_closed on reports (closed_at, id) where closed_at is not null;
`
