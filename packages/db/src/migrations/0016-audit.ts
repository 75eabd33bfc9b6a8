/** What those who run the market did to others, and why. It is only ever added to. Without an actor it was done from the shell. */
export const audit = `
create table audit_log (
  id text primary key,
  at integer not null,
  actor_id text references users (id),
  action text not null,
  subject_id text not null,
  reason text not null default ''
) strict;
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject_id, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;

create trigger audit_log_fixed before update on audit_log begin
  select raise(abort, 'the audit log is never changed');
end;
create trigger audit_log_kept before delete on audit_log begin
  select raise(abort, 'the audit log is never deleted');
end;
`
