import type { FileHead, ImportRow } from './import-columns'

/** A cell of a row by the names that its column may have. */
export type Cell = (...names: string[]) => string

/** What only other shops have, as the file names it. */
const nameOf = (head: FileHead, ...names: string[]): string => {
  const at = names.map((name) => head.at(name)).find((place) => place !== null)
  return (at === undefined || at === null ? undefined : head.names[at]) ?? names[0] ?? ''
}

const SHIPPED = ['variant requires shipping', 'requires shipping']

/** What of a row of Shopify's file cannot be taken over. */
export function shopifyProblem(head: FileHead, cell: Cell): ImportRow['problem'] {
  if (cell('option3 value') !== '') return { column: nameOf(head, 'option3 value'), code: 'importOptions' }
  if (cell('gift card').toLowerCase() === 'true')
    return { column: nameOf(head, 'gift card'), code: 'importKind' }
  if (cell(...SHIPPED).toLowerCase() === 'false')
    return { column: nameOf(head, ...SHIPPED), code: 'importKind' }
  return undefined
}

const WOO_KINDS = ['simple', 'variable', 'variation']

/** The same of WooCommerce's. */
export function wooProblem(head: FileHead, cell: Cell): ImportRow['problem'] {
  const kinds = cell('type')
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean)
  if (kinds.some((kind) => !WOO_KINDS.includes(kind)))
    return { column: nameOf(head, 'type'), code: 'importKind' }
  if (kinds.includes('variation') && cell('attribute 3 value(s)') !== '')
    return { column: nameOf(head, 'attribute 3 value(s)'), code: 'importOptions' }
  return undefined
}
