import { sql } from 'kysely'
import { lockSteps, NO_ROOTS, ROOT_ORDER, ROOTS, type Roots, selectRoots } from '../kernel/roots'
import type { Transact } from '../kernel/transact'
import type { Tx } from '../kernel/tx'

/** Its own statements begin with this, so that who counts statements leaves them out. */
export const AUDIT = '/* audit */'
const mark = sql.raw(AUDIT)

type Rows = ReadonlyMap<string, string>

/** Every row a root can be, by its kind and id. */
async function readAll(tx: Tx): Promise<Rows> {
  const all = new Map<string, string>()
  for (const kind of ROOT_ORDER) {
    const { table, key } = ROOTS[kind]
    const { rows } = await sql<Record<string, unknown>>`${mark} select * from ${sql.table(table)}`.execute(tx)
    for (const row of rows) all.set(`${kind} ${row[key]}`, JSON.stringify(row))
  }
  return all
}

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

/**
 * Runs works as `transact` does, and refuses those that change or delete a row they did not say they need.
 * @throws Error with the rows; nothing is written
 */
export const auditRoots =
  (transact: Transact): Transact =>
  (roots, work) =>
    transact(roots, async (tx) => {
      if (roots === NO_ROOTS.alone || roots === NO_ROOTS.conditionInStatement) return work(tx)
      const [before, locked] = [await readAll(tx), await findLocked(tx, roots)]
      const answer = await work(tx)
      const after = await readAll(tx)
      const missed = [...before].filter(([name, row]) => after.get(name) !== row && !locked.has(name))
      if (missed.length > 0)
        throw new Error(`Changed without being named: ${missed.map(([name]) => name).join(', ')}`)
      return answer
    })
