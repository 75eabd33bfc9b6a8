import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { DateText } from '../../platform/components/date-text'
import { type ShownEntry, sayEntry } from '../client/entry-words'

/** What changed a balance, each in a sentence with its amount. */
export function EntryList({
  entries,
  label,
}: {
  entries: readonly (ShownEntry & { id: string; at: number })[]
  label: string
}) {
  const t = useT()
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => (
        <li
          key={`${entry.id} ${entry.as}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
        >
          <DateText time={entry.at} withTime className="text-sm text-ink-soft" />
          <p className="order-3 col-span-2 min-w-0 break-words">{sayEntry(t, entry)}</p>
          <p className={cx('text-right font-semibold tabular-nums', entry.amount < 0 && 'text-bunga-ink')}>
            {formatRm(entry.amount)}
          </p>
        </li>
      ))}
    </ul>
  )
}
