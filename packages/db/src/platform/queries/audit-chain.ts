import { CHAIN_START, hashEntry } from '../../kernel/audit-hash'
import type { Db } from '../../kernel/db'

export interface ChainReport {
  /** How many entries are sound, from the first on. */
  entries: number
  /** Of the last of them. */
  hash: string
  /** The first that is not as it was written; null for a whole chain. */
  broken: { position: number; id: string | null; fault: 'changed' | 'missing' } | null
  /** Whether one of the entries has the hash that was asked for. */
  hasKnown: boolean
}

/** Read at once; a thousand hashes hold up nobody. */
const AT_ONCE = 1_000

const readHead = (db: Db) =>
  db.selectFrom('audit_head').select(['position', 'hash']).where('id', '=', 1).executeTakeFirstOrThrow()

const readAfter = (db: Db, position: number) =>
  db
    .selectFrom('audit_log')
    .select((eb) => [
      'position',
      'id',
      'at',
      eb.ref('actor_id').as('actorId'),
      'action',
      eb.ref('subject_id').as('subjectId'),
      'reason',
      'hash',
    ])
    .where('position', '>', position)
    .orderBy('position')
    .limit(AT_ONCE)
    .execute()

/**
 * Reckons the chain of the audit log anew, in bounded memory and while entries are added.
 * @param known a hash that was written down elsewhere: whoever writes all entries anew cannot keep it
 */
export async function verifyAuditChain(db: Db, known = ''): Promise<ChainReport> {
  let entries = 0
  let hash = CHAIN_START
  let hasKnown = false
  const report = (broken: ChainReport['broken']): ChainReport => ({ entries, hash, broken, hasKnown })
  for (;;) {
    // Before the entries: what is added meanwhile is behind it, and what it counts is there.
    const head = await readHead(db)
    // Entries without a position would stand at 0.
    const rows = await readAfter(db, entries === 0 ? -1 : entries)
    for (const row of rows) {
      const position = entries + 1
      if (row.position > position) return report({ position, id: null, fault: 'missing' })
      if (row.position < position || row.hash !== hashEntry(hash, row))
        return report({ position, id: row.id, fault: 'changed' })
      entries = position
      hash = row.hash
      hasKnown ||= hash === known
    }
    if (rows.length > 0) continue
    if (head.position > entries) return report({ position: entries + 1, id: null, fault: 'missing' })
    // The number of the newest entry is kept apart: nobody adds or takes one away at the end.
    const isHead = head.position === entries && head.hash === hash
    return report(isHead ? null : { position: entries, id: null, fault: 'changed' })
  }
}
