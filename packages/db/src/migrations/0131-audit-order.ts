/** Entries of one millisecond come in the order in which they were written, not in that of their random ids. */
export const auditOrder = `
drop index audit_log_newest;
drop index audit_log_subject;
drop index audit_log_actor;
drop index audit_log_action;
drop index audit_log_shell;
create index audit_log_newest on audit_log (at desc, position desc);
create index audit_log_subject on audit_log (subject_id, at desc, position desc);
create index audit_log_actor on audit_log (actor_id, at desc, position desc) where actor_id is not null;
create index audit_log_action on audit_log (action, at desc, position desc) where position > 0;
create index audit_log_shell on audit_log (at desc, position desc) where actor_id is null;
`
