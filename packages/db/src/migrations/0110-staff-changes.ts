/**
 * Staff change several records at once, too: `action` says what they did, and is null for a seller's change. Of each record the
 * entry of the audit log is noted that its change wrote; the change is undone while that is the last one of its kind.
 */
export const staffChanges = `
alter table bulk_changes add column action text;

create table bulk_change_records (
  change_id text not null references bulk_changes (id) on delete cascade,
  subject_id text not null,
  entry_id text not null,
  primary key (change_id, subject_id)
) strict, without rowid;
`
