import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { cx } from '../../../../ui/cx'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { Th } from '../../../../ui/table'
import { TickAllBox } from './tick-all'

export interface ListColumn<Row> {
  words: TextKey
  /** Null where a row has nothing to show. */
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Beside columns with much in them it still has room for a word. */
  wordy?: boolean
}

/** The columns of a list, each under its name in addresses. */
export type ListColumns<Row, Column extends string> = Readonly<Record<Column, ListColumn<Row>>>

/** The words of columns, for the form that chooses them. */
export const columnWords = <Column extends string>(columns: ListColumns<never, Column>) =>
  Object.fromEntries(
    Object.entries<ListColumn<never>>(columns).map(([name, { words }]) => [name, words]),
  ) as Record<Column, TextKey>

/** A cell on wide screens, a line of a card on phones. Its box has a space of its own around it. */
const BOX_CELL = 'block min-w-0 xl:table-cell xl:border-b xl:border-line xl:pl-2 xl:align-top'
const CELL = `${BOX_CELL} xl:pr-2 xl:py-3`

/**
 * The rows of a list that staff look through: a table on wide screens, cards on others. From 1280 pixels on all columns of most
 * lists have room beside the rail, in every language.
 */
export function ListTable<Row extends { id: string }, Column extends string>({
  caption,
  head,
  rows,
  columns,
  shown,
  select,
  actions,
}: {
  caption: string
  /** What names a row. */
  head: { words: TextKey; cell: (row: Row) => ReactNode }
  rows: readonly Row[]
  columns: ListColumns<Row, Column>
  /** Which of the columns. */
  shown: readonly Column[]
  /** Boxes that choose rows for a form; null for a row that cannot be chosen. */
  select?: {
    form: string
    words: TextKey
    label: (row: Row) => string | null
    /** What is chosen by it, where that is not the row itself. */
    idOf?: (row: Row) => string
  }
  /** Buttons of a row. */
  actions?: { words: TextKey; cell: (row: Row) => ReactNode }
}) {
  const t = useT()
  return (
    <>
      {select && (
        <div className="xl:hidden">
          <TickAllBox form={select.form} />
        </div>
      )}
      <table className="block w-full border-separate border-spacing-0 text-left text-sm xl:table xl:rounded-card xl:border xl:border-line xl:bg-surface xl:[&_tbody_tr:last-child>*]:border-b-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden xl:table-header-group [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-2">
          <tr>
            {select && (
              <Th aria-label={t(select.words)}>
                <TickAllBox form={select.form} hideLabel />
              </Th>
            )}
            <Th>{t(head.words)}</Th>
            {shown.map((column) => (
              <Th key={column} {...(columns[column].numeric && { numeric: true })}>
                {t(columns[column].words)}
              </Th>
            ))}
            {actions && <Th>{t(actions.words)}</Th>}
          </tr>
        </thead>
        <tbody className="block xl:table-row-group" data-rows>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="relative mb-3 block space-y-1 rounded-card border border-line bg-surface p-4 hover:border-jade xl:table-row xl:hover:bg-sunken"
            >
              {select && (
                <td className={cx(BOX_CELL, 'absolute top-1 right-3 z-10 xl:static xl:w-8')}>
                  <ChooseRow form={select.form} id={select.idOf?.(row) ?? row.id} label={select.label(row)} />
                </td>
              )}
              <th
                scope="row"
                className={cx(
                  CELL,
                  'text-left font-normal wrap-anywhere xl:min-w-36',
                  select && 'max-xl:pr-10',
                )}
              >
                {head.cell(row)}
              </th>
              {shown.map((column) => (
                <Cell key={column} {...columns[column]} row={row} />
              ))}
              {actions && <td className={CELL}>{actions.cell(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The box that chooses a row for a form; none for a row that cannot be chosen. */
export function ChooseRow({ form, id, label }: { form: string; id: string; label: string | null }) {
  if (label === null) return null
  return <Checkbox label={<span className="sr-only">{label}</span>} name="id" value={id} form={form} />
}

function Cell<Row>({ words, cell, numeric, wordy, row }: ListColumn<Row> & { row: Row }) {
  const t = useT()
  const said = cell(row)
  const isEmpty = said === null || said === ''
  return (
    <td
      className={cx(
        CELL,
        'wrap-anywhere',
        numeric && 'tabular-nums xl:text-right xl:whitespace-nowrap',
        wordy && 'xl:min-w-28',
        isEmpty ? 'max-xl:hidden' : 'max-xl:flex max-xl:flex-wrap max-xl:items-baseline max-xl:gap-x-1',
      )}
    >
      <span className="text-ink-soft xl:hidden">{t(words)}: </span>
      {isEmpty ? <span aria-hidden>–</span> : said}
    </td>
  )
}

/** What leads to the page of a row; on phones the whole card does. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="font-bold hover:underline max-xl:after:absolute max-xl:after:inset-0 max-xl:text-base"
  >
    {children}
  </Link>
)
