import { CHAIN_START, type ChainedEntry, hashEntry } from '../kernel/audit-hash'
import type { OpenDatabase } from '../sqlite/open'

/**
 * Each entry of the audit log has the number after that of the one before, and a hash of it. `audit_head` has both of
 * the newest: an entry takes its number there, so that the chain is one line whoever writes at once.
 */
export const auditChain = `
alter table audit_log add column position integer not null default 0;
alter table audit_log add column hash text not null default '';
create table audit_head (
  id integer primary key check (id = 1),
  position integer not null,
  hash text not null
) strict;
insert into audit_head (id, position, hash) values (1, 0, '');
drop trigger audit_log_fixed;
-- Every entry is in it; only lists of an action say so, so that entries about one thing are not looked for here.
create index audit_log_action on audit_log (action, at desc, id desc) where position > 0;
create index audit_log_shell on audit_log (at desc, id desc) where actor_id is null;
`

const AT_ONCE = 1_000

/** Chains the entries there are, in the order they were written, and fixes them again. */
export function chainEntries(handle: OpenDatabase['handle']): void {
  const read = handle.prepare<[number], Omit<ChainedEntry, 'position'> & { row: number }>(
    `select rowid as row, id, at, actor_id as actorId, action, subject_id as subjectId, reason from audit_log
      where rowid > ? order by rowid limit ${AT_ONCE}`,
  )
  const write = handle.prepare('update audit_log set position = ?, hash = ? where rowid = ?')
  let [position, hash, last] = [0, CHAIN_START, 0]
  for (let rows = read.all(last); rows.length > 0; rows = read.all(last))
    for (const entry of rows) {
      position += 1
      hash = hashEntry(hash, { ...entry, position })
      write.run(position, hash, entry.row)
      last = entry.row
    }
  handle.prepare('update audit_head set position = ?, hash = ?').run(position, hash)
  handle.exec(`
    create unique index audit_log_position on audit_log (position);
    create trigger audit_log_fixed before update on audit_log begin
      select raise(abort, 'the audit log is never changed');
    end;`)
}
