import type BetterSqlite3 from 'better-sqlite3'

/** How SQLite would run a statement, a line per step. */
export function explain(handle: BetterSqlite3.Database, sql: string): string[] {
  const values = (sql.match(/\?/g) ?? []).map(() => null)
  return handle
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...values)
    .map(({ detail }) => detail)
}

/** Indexes that hold nothing but what is wanted, so that reading them whole is no scan. */
const WANTED_WHOLE = ['refunds_due']

/** What makes a plan cost more as the market grows: tables read whole, indexes made on the way. */
export function findScans(steps: readonly string[]): string[] {
  // A subquery or CTE reads its own rows whole; the same letter may also stand for a table.
  const own = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(step)?.[1] ?? [])
  return steps.filter((step) => {
    if (step.includes('AUTOMATIC')) return true
    const [, name = '', rest = ''] = /^SCAN (\w+)(.*)$/.exec(step) ?? []
    if (name === '' || step === 'SCAN CONSTANT ROW' || rest.includes('VIRTUAL TABLE')) return false
    if (WANTED_WHOLE.some((index) => rest.endsWith(`INDEX ${index}`))) return false
    const at = own.indexOf(name)
    if (at < 0 || rest !== '') return true
    own.splice(at, 1)
    return false
  })
}

export const findSorts = (steps: readonly string[]): string[] =>
  steps.filter((step) => step.startsWith('USE TEMP B-TREE'))

/** Names of the indexes (or keys) a plan searches with. */
export const listIndexes = (steps: readonly string[]): string[] =>
  steps
    .flatMap(
      (step) =>
        /USING (?:COVERING )?(?:INDEX (\w+)|((?:INTEGER )?PRIMARY KEY))/.exec(step)?.slice(1, 3) ?? [],
    )
    .filter(Boolean)
