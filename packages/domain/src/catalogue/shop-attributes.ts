import { escapeSign } from './attribute-cells'

/** Attributes in the files of other shops, as a cell of ours. Names and values are theirs: `composeAttributes` takes what it knows. */

type Cell = (...names: string[]) => string

/** Of several values of one attribute the first. */
const writeCell = (pairs: readonly (readonly [name: string, values: string])[]): string =>
  pairs
    .flatMap(([name, values]) => {
      const value = values.split(/[;,]/, 1)[0]?.trim() ?? ''
      return name === '' || value === '' ? [] : `${escapeSign(name)}=${escapeSign(value)}`
    })
    .join(' | ')

/** Columns of a shop's own fields: "Fabric (product.metafields.shopify.fabric)". */
const METAFIELD = /^([^()]{1,60}) \(product\.metafields\.[\w.-]+\)$/

/** @returns what reads a row */
export function shopifyAttributes({ names }: { names: readonly string[] }): (cell: Cell) => string {
  const metafields = names.flatMap((column) => {
    const name = METAFIELD.exec(column)?.[1]
    return name === undefined ? [] : [[column, name] as const]
  })
  return (cell) =>
    writeCell([
      ['brand', cell('vendor')],
      ...metafields.map(([column, name]) => [name, cell(column)] as const),
    ])
}

const WOO_PLACES = Array.from({ length: 10 }, (_, at) => at + 1)

/** @param isOption its attributes are what its variations differ by */
export const wooAttributes = (cell: Cell, isOption: boolean): string =>
  writeCell([
    ['brand', cell('brands')],
    ...(isOption ? [] : WOO_PLACES).map(
      (at) => [cell(`attribute ${at} name`), cell(`attribute ${at} value(s)`)] as const,
    ),
  ])
