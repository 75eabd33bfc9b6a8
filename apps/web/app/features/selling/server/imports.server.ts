import { Readable } from 'node:stream'
import type { ImportItemState, ImportItemView } from '@pasar/api'
import { type ErrorDetails, isErrorCode } from '@pasar/domain'
import type { Translate } from '../../../i18n/translate'
import { fieldError } from '../../../lib/forms/failure'
import { streamBody } from '../../../lib/streams.server'

const ITEM_STATES = [
  'create',
  'change',
  'same',
  'refused',
  'created',
  'changed',
  'failed',
] as const satisfies readonly ImportItemState[]

/** Which items an address asks for; null for all. */
export const readItemState = (params: URLSearchParams): ImportItemState | null =>
  ITEM_STATES.find((known) => known === params.get('show')) ?? null

const IMPORT_CODES = [
  'importSku',
  'importTwice',
  'importVariant',
  'importUnknown',
  'importStatus',
  'importKind',
  'importOptions',
  'importGtin',
  'importPicture',
  'importNoPicture',
  'importWas',
  'importAttribute',
] as const

/** What is wrong with a cell, in the reader's language. */
export function sayProblem(
  t: Translate,
  {
    code,
    column,
    details,
  }: { code: string; column?: string | undefined; details?: ErrorDetails | undefined },
): string {
  const own = IMPORT_CODES.find((known) => known === code)
  if (own) return t(`imports.${own}`, details)
  const named = { ...details, field: column ?? '' }
  const failure = { code: 'VALIDATION', details: named, fields: { cell: code }, values: {} } as const
  return fieldError(t, failure, 'cell') ?? ''
}

/** An item of an import with its sentences. */
export function describeItem(t: Translate, item: ImportItemView) {
  const { position, title, sku, itemId, state, firstRow } = item
  const say = (problem: ImportItemView['problems'][number]) => ({
    place: problem.column
      ? t('imports.place', { row: problem.row, column: problem.column })
      : t('imports.row', { row: problem.row }),
    text: sayProblem(t, problem),
  })
  const nothing = t('imports.nothing')
  return {
    position,
    title,
    sku,
    itemId: state === 'created' || state === 'changed' || state === 'same' ? itemId : null,
    state,
    firstRow,
    problems: item.problems.map(say),
    notes: item.notes.map(say),
    changes: item.changes.map(({ row, column, from, to }) => ({
      place: t('imports.row', { row }),
      text: t('imports.change', { column, from: from || nothing, to: to || nothing }),
    })),
  }
}

/** Why an import failed, in the reader's language. */
export const sayFailed = (
  t: Translate,
  { code, details }: { code: string; details: ErrorDetails },
): string => (isErrorCode(code) ? t(`errors.${code}`, details) : '')

/** A file that is sent as it is made. */
export const sendCsv = (name: string, lines: AsyncIterable<string>): Response =>
  new Response(streamBody(Readable.from(lines)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
