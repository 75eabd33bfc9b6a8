import { type Expression, type RawBuilder, sql } from 'kysely'

// What query files need and SQL engines write in different ways. Columns, aliases and indexes are text of the source,
// never what somebody has typed. PostgreSQL's words stand behind each.

/** JSON fields by name, from columns or other SQL. */
type Fields = Readonly<Record<string, string>>

const objectOf = (fields: Fields): string =>
  `json_object(${Object.entries(fields)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', ')})`

/** A row as JSON text (`json_build_object`). */
export const jsonRow = (fields: Fields): RawBuilder<string> => sql.raw(objectOf(fields))

/** The rows as a JSON list, in their order; an empty list where there are none (`coalesce(json_agg(…), '[]')`). */
export const jsonRows = (fields: Fields): RawBuilder<string> =>
  sql.raw(`json_group_array(${objectOf(fields)})`)

/** One column of the rows as a JSON list (`json_agg`). */
export const jsonList = (column: string): RawBuilder<string> => sql.raw(`json_group_array(${column})`)

/** The rows as a JSON list of lists (`json_agg(json_build_array(…))`). */
export const jsonTuples = (columns: RawBuilder<unknown>): RawBuilder<string> =>
  sql`json_group_array(json_array(${columns}))`

/** A JSON list with these values (`json_build_array`), to stand in a row. */
export const jsonTuple = (...columns: string[]): string => `json_array(${columns.join(', ')})`

/** A list as a table with `value` and `key`, its place (`json_array_elements_text(…) with ordinality`). */
export const eachOf = (list: readonly (string | number)[], alias: string): RawBuilder<unknown> =>
  sql`json_each(${JSON.stringify(list)}) ${sql.raw(alias)}`

/** As `eachOf`, for a list in JSON that is given when a prepared query runs. */
export const eachGiven = (list: Expression<string>): RawBuilder<{ value: number }> => sql`json_each(${list})`

/** As `eachOf`, for a column that holds a JSON list. */
export const eachIn = (column: string, alias: string): RawBuilder<unknown> =>
  sql.raw(`json_each(${column}) ${alias}`)

/** The first of a column that holds a JSON list (`column ->> 0`). */
export const firstIn = (column: string): RawBuilder<string | null> =>
  sql.raw(`json_extract(${column}, '$[0]')`)

/** How many a column that holds a JSON list has (`json_array_length`). */
export const lengthOf = (column: string): RawBuilder<number> => sql.raw(`json_array_length(${column})`)

/** Joins the table behind it to those before, which are read first (`join`; PostgreSQL chooses itself). */
export const fixedJoin: RawBuilder<unknown> = sql.raw('cross join')

/** After a table: it is read by this index and no other (nothing in PostgreSQL). */
export const byIndex = (index: string): RawBuilder<unknown> => sql.raw(`indexed by ${index}`)

/** A column that no index is chosen for (the column itself). */
export const unindexed = (column: string): RawBuilder<unknown> => sql.raw(`+${column}`)

/** For `limit`, where only an offset is wanted (`all`). */
export const NO_LIMIT: RawBuilder<unknown> = sql.raw('-1')

/** A column compared whatever the case of its letters (`lower(…)`, or a collation of ICU). */
export const ignoringCase = (column: string): RawBuilder<string> => sql.raw(`${column} collate nocase`)

/** From 1; 0 where the part is not in the text (`strpos`). */
export const positionIn = (text: string, part: unknown): RawBuilder<number> =>
  sql`instr(${sql.raw(text)}, ${part})`

/** The larger of a value and another (`greatest`). */
export const larger = (value: number, other: string): RawBuilder<number> =>
  sql`max(${value}, ${sql.raw(other)})`

/** Whether a column begins with a text, as the condition of a partial index says it (`like 'text%'`). */
export const beginsWith = (column: string, text: string): RawBuilder<boolean> =>
  sql.raw(`${column} glob '${text}*'`)

/** Sorts the rows of a table as they were inserted (PostgreSQL needs an identity column for it). */
export const insertionOf = (alias: string): RawBuilder<unknown> => sql.raw(`${alias}.rowid`)
