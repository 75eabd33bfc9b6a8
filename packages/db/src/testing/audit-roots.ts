import type Database from 'better-sqlite3'
import { sql } from 'kysely'
import { lockSteps, NO_ROOTS, ROOT_ORDER, ROOTS, type Roots, selectRoots } from '../kernel/roots'
import type { Transact } from '../kernel/transact'
import type { Tx } from '../kernel/tx'

/** Its own statements begin with this, so that who counts statements leaves them out. */
export const AUDIT = '/* audit */'
const mark = sql.raw(AUDIT)

/** What an engine with several writers would lock before the work. */
async function findLocked(tx: Tx, roots: Roots): Promise<ReadonlySet<string>> {
  const locked = new Set<string>()
  for (const step of lockSteps(roots)) {
    const { rows } = await sql<{
      id: string
    }>`${mark} select "id" from (${selectRoots(step)}) as "step"`.execute(tx)
    for (const { id } of rows) locked.add(`${step.kind} ${id}`)
  }
  return locked
}

const triggersOf = (handle: Database.Database, kind: (typeof ROOT_ORDER)[number]): string => {
  const { table, key } = ROOTS[kind]
  const columns = handle
    .prepare<[string], string>('select name from pragma_table_xinfo(?)')
    .pluck()
    .all(table)
  const isChanged = columns.map((name) => `old."${name}" is not new."${name}"`).join(' or ')
  const note = (event: string, row: string, when = 'true') =>
    `create temp trigger audit_${kind}_${event} after ${event} on main.${table} when ${when}
      begin select note_root('${event}', '${kind} ' || ${row}.${key}); end;`
  return [note('insert', 'new'), note('update', 'old', isChanged), note('delete', 'old')].join('\n')
}

/** Every database of a test has the same tables. */
let triggers: string | null = null

/** Notes, by triggers, each row a root can be that a work changes or deletes; not those that it has made itself. */
class ChangedRoots {
  readonly #handle: Database.Database
  readonly #isWatching: Database.Statement<[], number>
  readonly #made = new Set<string>()
  readonly #changed = new Set<string>()

  constructor(handle: Database.Database) {
    this.#handle = handle
    handle.function('note_root', { directOnly: false }, (event: string, root: string) => {
      if (event === 'insert') this.#made.add(root)
      else if (!this.#made.has(root)) this.#changed.add(root)
      return null
    })
    this.#isWatching = handle
      .prepare<[], number>("select count(*) from sqlite_temp_schema where name = 'audit_user_insert'")
      .pluck()
  }

  begin(): void {
    this.#made.clear()
    this.#changed.clear()
    // A transaction that is rolled back takes them with it.
    if (this.#isWatching.get() !== 0) return
    triggers ??= ROOT_ORDER.map((kind) => triggersOf(this.#handle, kind)).join('\n')
    this.#handle.exec(triggers)
  }

  /** Those that were not locked. */
  missing(locked: ReadonlySet<string>): string[] {
    return [...this.#changed].filter((root) => !locked.has(root))
  }
}

/**
 * Runs works as `transact` does, and refuses those that change or delete a row they did not say they need.
 * @param handle of the connection that writes
 * @throws Error with the rows; nothing is written
 */
export function auditRoots(transact: Transact, handle: Database.Database): Transact {
  const changed = new ChangedRoots(handle)
  return (roots, work) =>
    transact(roots, async (tx) => {
      if (roots === NO_ROOTS.alone || roots === NO_ROOTS.conditionInStatement) return work(tx)
      const locked = await findLocked(tx, roots)
      changed.begin()
      const answer = await work(tx)
      const missed = changed.missing(locked)
      if (missed.length > 0) throw new Error(`Changed without being named: ${missed.join(', ')}`)
      return answer
    })
}
