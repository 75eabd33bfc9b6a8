import { readRows } from '@pasar/api/testing'

/** The rows of each table, each as one text. */
export type Contents = ReadonlyMap<string, readonly string[]>

/** What changes by itself: times of jobs, probes of /readyz, counters of limits. */
const BY_ITSELF = new Set([
  'jobs',
  'storage_days',
  'settings',
  'rate_limits',
  'sqlite_sequence',
  // Figures that a job adds up.
  'market_days',
  'sales_days',
  'sales_windows',
  'buyer_months',
  'cohort_months',
  'coupon_days',
  'counted_days',
  'empty_searches',
  // How pictures look, which a job compares.
  'picture_hashes',
  'item_doubles',
])
const ROW_END = '\u001e'

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Everything that a database holds, beside the server that has it open. */
export async function readContents(dataDir: string): Promise<Contents> {
  const columns = await readRows<{ owner: string; name: string }>(
    dataDir,
    `select m.name as owner, c.name from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and m.sql not like 'create virtual%'`,
  )
  const owners = [...new Set(columns.map(({ owner }) => owner))].filter((name) => !BY_ITSELF.has(name))
  const selects = owners.map((owner) => {
    const values = columns
      .filter((column) => column.owner === owner)
      .map(({ name }) => `quote(${quoteName(name)})`)
    return `select '${owner}' as owner, group_concat(${values.join(` || ',' || `)}, char(30)) as content from ${quoteName(owner)}`
  })
  const rows = await readRows<{ owner: string; content: string | null }>(dataDir, selects.join(' union all '))
  return new Map(rows.map(({ owner, content }) => [owner, content?.split(ROW_END).sort() ?? []]))
}

/**
 * What differs between two states of a database.
 * @param isMeant which rows to look at; all by default
 */
export function findChanges(
  before: Contents,
  after: Contents,
  isMeant: (row: string, table: string) => boolean = () => true,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, now] = [new Set(before.get(table)), new Set(after.get(table))]
    return [
      ...[...old].filter((row) => !now.has(row)).map((row) => ({ row, sign: '-' })),
      ...[...now].filter((row) => !old.has(row)).map((row) => ({ row, sign: '+' })),
    ]
      .filter(({ row }) => isMeant(row, table))
      .map(({ row, sign }) => `${sign} ${table}: ${row.slice(0, 200)}`)
  })
}
