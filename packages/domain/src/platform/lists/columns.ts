/** The columns that a list may have beside the one that names its rows, and those it has where an address does not choose. */
export interface ColumnSet<Column extends string> {
  readonly all: readonly Column[]
  readonly usual: readonly Column[]
}

/** Stands in every choice of columns, so that one of none is told from no choice. */
export const FIXED_COLUMN = 'item'

/** The columns of an address, in the order of the list: of a form one by one, of a link with dots between them. */
export function readColumns<Column extends string>(
  { all, usual }: ColumnSet<Column>,
  params: URLSearchParams,
): readonly Column[] {
  const chosen = params.getAll('cols').flatMap((names) => names.split('.', all.length + 1))
  return chosen.length === 0 ? usual : all.filter((column) => chosen.includes(column))
}

/** The columns as an address has them; undefined for the usual ones. */
export function writeColumns<Column extends string>(
  { usual }: ColumnSet<Column>,
  columns: readonly Column[] = usual,
): string | undefined {
  const names = columns.join('.')
  return names === usual.join('.') ? undefined : [FIXED_COLUMN, ...columns].join('.')
}
