import { CSV_MARK, csvLine } from '@pasar/domain'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { TextKey, TextValues, Translate } from '../../../i18n/translate'
import { orBackTo } from '../../../lib/session/back-to.server'
import { sendCsv } from '../../selling/server/imports.server'

/** A time as spreadsheets read it; empty for none. */
export const writeTime = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

/**
 * A file of what a list shows, in the language of the request; read and sent some rows at a time.
 * @param back the list, where a refusal is shown
 */
export async function sendListFile<Row>(
  request: Request,
  {
    name,
    back,
    rows,
    heads,
    cells,
  }: {
    name: string
    back: string
    rows: Promise<AsyncIterable<readonly Row[]>>
    /** What the columns are called. */
    heads: readonly (TextKey | readonly [TextKey, TextValues])[]
    cells: (row: Row, t: Translate) => readonly (string | number)[]
  },
): Promise<Response> {
  const t = translateFor(await languageOf(request))
  const slices = await orBackTo(back, rows)
  async function* write() {
    yield `${CSV_MARK}${csvLine(heads.map((head) => (typeof head === 'string' ? t(head) : t(...head))))}`
    for await (const slice of slices) yield slice.map((row) => csvLine(cells(row, t))).join('')
  }
  return sendCsv(name, write())
}
