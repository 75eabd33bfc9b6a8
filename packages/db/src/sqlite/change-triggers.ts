import type Database from 'better-sqlite3'
import type { Tables } from '../tables'

/** What a page may show. */
export type ChangedKind =
  | 'item'
  | 'store'
  | 'figures'
  | 'lists'
  | 'catalogue'
  | 'banners'
  | 'blog'
  | 'settings'

type Event = 'insert' | 'update' | 'delete'
type ColumnOf<Table extends keyof Tables> = keyof Tables[Table] & string

interface Watched {
  table: string
  kind: ChangedKind
  id: string
  on: readonly Event[]
  ignoring: readonly string[]
  comparing: readonly string[] | null
  only: string | null
}

interface Options<Table extends keyof Tables> {
  on?: readonly Event[]
  /** Columns whose change leaves such pages as they are. A column that is not named here changes them. */
  ignoring?: readonly ColumnOf<Table>[]
  /**
   * An update counts only when a column that is not ignored, or one of these expressions, has another value. Without
   * it, an update counts that sets such a column.
   */
  comparing?: readonly string[]
  /** A condition on the row: others do not count. */
  only?: string
}

const EVERY: readonly Event[] = ['insert', 'update', 'delete']

const watch = <Table extends keyof Tables & string>(
  table: Table,
  kind: ChangedKind,
  id: ColumnOf<Table>,
  { on = EVERY, ignoring = [], comparing, only }: Options<Table> = {},
): Watched => ({ table, kind, id, on, ignoring, comparing: comparing ?? null, only: only ?? null })

/** Orders by trend may be a little old, and versions are never shown. */
const NEVER_SHOWN = ['trend', 'updated_at'] as const
/** Columns that orders, ratings and bids change all the time. None of them decides in which list an item appears. */
const COUNTERS = ['stock', 'sold_count', 'rating_sum', 'rating_count', 'price_sen', 'ends_at'] as const

/**
 * The tables that public pages show, and their columns that do not invalidate pages. Whatever is not named
 * drops pages, so that a new column is right by itself: a page that is dropped without need costs some milliseconds, one
 * that is not dropped is wrong.
 */
const WATCHED: readonly Watched[] = [
  watch('items', 'item', 'id', { on: ['update', 'delete'], ignoring: NEVER_SHOWN }),
  watch('items', 'lists', 'id', { ignoring: [...NEVER_SHOWN, ...COUNTERS] }),
  // What listings are sorted, narrowed, searched and counted by. The rating counts by its score, and of the stock
  // only whether there is some.
  watch('items', 'catalogue', 'id', {
    on: ['update'],
    ignoring: [...NEVER_SHOWN, 'stock', 'sold_count', 'rating_sum', 'rating_count'],
    comparing: ['stock > 0'],
  }),
  watch('item_variants', 'item', 'item_id'),
  watch('item_images', 'item', 'item_id'),
  watch('item_attributes', 'item', 'item_id'),
  watch('item_files', 'item', 'item_id', { ignoring: ['news_after'] }),
  watch('reviews', 'item', 'item_id', { on: ['update'] }),
  // A question shows with its answer.
  watch('questions', 'item', 'item_id', { on: ['update', 'delete'] }),
  watch('auctions', 'item', 'item_id', { ignoring: ['remind_at'] }),
  watch('stores', 'store', 'id', { on: ['update', 'delete'] }),
  // A hidden store has no page, and no page leads there.
  watch('store_hidings', 'store', 'store_id', { on: ['insert', 'update'], ignoring: ['is_settled'] }),
  watch('store_figures', 'figures', 'store_id', { on: ['insert', 'update'] }),
  watch('banners', 'banners', 'id'),
  watch('banner_texts', 'banners', 'banner_id'),
  // What is published cannot be written: only its state changes.
  watch('blog_posts', 'blog', 'id', {
    on: ['update', 'delete'],
    ignoring: [
      'title',
      'lead',
      'body',
      'tags',
      'found_by',
      'version',
      'reason',
      'updated_at',
      'submitted_at',
    ],
  }),
  watch('blog_comments', 'blog', 'post_id'),
  // No page shows the probe that says whether the database takes writes.
  watch('settings', 'settings', 'name', { only: "name <> 'last_probe'" }),
]

/** Pages of items and stores show the name of their seller. */
const SELLER_RENAMED = `create temp trigger changes_users_store_update after update of name on main.users
    when old.name is not new.name begin
    select note_change('store', id) from main.stores where seller_id = new.id; end;`

interface Column {
  name: string
  isGenerated: number
}

const columnsOf = (writer: Database.Database, table: string): Column[] =>
  writer
    .prepare<[string], Column>('select name, hidden in (2, 3) as isGenerated from pragma_table_xinfo(?)')
    .all(table)

function triggerOf(
  { table, kind, id, ignoring, comparing, only }: Watched,
  event: Event,
  columns: readonly Column[],
): string {
  const row = event === 'delete' ? 'old' : 'new'
  const counted = columns.filter(({ name }) => !ignoring.includes(name))
  const compared = event === 'update' && comparing ? [...counted.map(({ name }) => name), ...comparing] : []
  const conditions = [
    ...(only === null ? [] : [`${row}.${only}`]),
    ...(compared.length === 0
      ? []
      : [compared.map((one) => `(old.${one}) is not (new.${one})`).join(' or ')]),
  ].map((condition) => `(${condition})`)
  // No statement sets a generated column: it changes with those it is made of.
  const set = counted.filter(({ isGenerated }) => isGenerated === 0).map(({ name }) => name)
  const when = event === 'update' && !comparing ? `update of ${set.join(', ')}` : event
  return `create temp trigger changes_${table}_${kind}_${event} after ${when} on main.${table}
    when ${conditions.join(' and ') || 'true'} begin select note_change('${kind}', ${row}.${id}); end;`
}

/**
 * Triggers that call `note_change` for whatever changes a page, made from the columns that the tables have now.
 * @throws Error when a column that is to be ignored does not exist
 */
export function changeTriggers(writer: Database.Database): string {
  const triggers = WATCHED.flatMap((watched) => {
    const columns = columnsOf(writer, watched.table)
    const unknown = watched.ignoring.find((ignored) => !columns.some(({ name }) => name === ignored))
    if (unknown !== undefined) throw new Error(`${watched.table} has no column ${unknown} to ignore`)
    return watched.on.map((event) => triggerOf(watched, event, columns))
  })
  return [...triggers, SELLER_RENAMED].join('\n')
}
