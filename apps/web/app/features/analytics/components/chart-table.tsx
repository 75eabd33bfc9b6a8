import type { ReactNode } from 'react'
import { Table, Td, Th } from '../../../ui/table'

/** Figures beside a chart; on phones it scrolls sideways in its own box. */
export function ChartTable({
  caption,
  heads,
  rows,
  nowrap,
}: {
  caption: string
  /** Of the row's name, then of each figure. */
  heads: readonly string[]
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[]
  /** The names are short ones, as dates are. */
  nowrap?: boolean
}) {
  const [nameHead, ...cellHeads] = heads
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          <Th>{nameHead}</Th>
          {cellHeads.map((head) => (
            <Th key={head} numeric>
              {head}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <Td rowHead nowrap={nowrap}>
              {name}
            </Td>
            {cells.map((cell, at) => (
              <Td key={cellHeads[at]} numeric>
                {cell}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
