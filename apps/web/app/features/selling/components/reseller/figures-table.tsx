import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx'

/** Rows of figures: a table on wide screens, cards on phones. */
export function FiguresTable({
  caption,
  heads,
  rows,
}: {
  caption: string
  /** Of the row's name, then of each figure. */
  heads: readonly string[]
  rows: readonly { key: string; name: ReactNode; figures: readonly string[] }[]
}) {
  const [nameHead, ...figureHeads] = heads
  return (
    <table className="block w-full border-separate border-spacing-0 text-left sm:table sm:rounded-card sm:border sm:border-line sm:bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden text-xs text-ink-soft sm:table-header-group [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2">
        <tr>
          <th scope="col">{nameHead}</th>
          {figureHeads.map((head) => (
            <th key={head} scope="col" className="text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-3 sm:table-row-group">
        {rows.map(({ key, name, figures }) => (
          <tr
            key={key}
            className="block rounded-card border border-line bg-surface p-3 sm:table-row sm:border-0 sm:bg-transparent"
          >
            <th scope="row" className="block font-semibold wrap-anywhere sm:table-cell sm:px-3 sm:py-1">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td
                key={figureHeads[at]}
                className={cx(
                  figure === '' ? 'hidden' : 'flex',
                  'justify-between gap-4 whitespace-nowrap tabular-nums sm:table-cell sm:px-3 sm:py-2 sm:text-right',
                )}
              >
                <span aria-hidden="true" className="text-sm text-ink-soft sm:hidden">
                  {figureHeads[at]}
                </span>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
