import { Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import type { SearchGroup, SearchRow } from '../client/search-groups'

interface PaletteListProps {
  id: string
  /** The id of an option, by its place among all. */
  optionId: (index: number) => string
  groups: readonly SearchGroup[]
  active: number | null
}

/** What is found, to choose from; the focus stays in the field above. */
export function PaletteList({ id, optionId, groups, active }: PaletteListProps) {
  const t = useT()
  if (groups.length === 0) return null
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0),
  )
  return (
    <div id={id} role="listbox" aria-label={t('staffSearch.results')}>
      {groups.map(({ key, title, rows }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={key} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-bold text-ink-soft">
            {title}
          </p>
          {rows.map((row, index) => {
            const place = (starts[at] ?? 0) + index
            return <Option key={row.to} id={optionId(place)} row={row} isActive={place === active} />
          })}
        </div>
      ))}
    </div>
  )
}

const Option = ({ id, row, isActive }: { id: string; row: SearchRow; isActive: boolean }) => (
  <Link
    id={id}
    to={row.to}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={cx(
      'flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 hover:bg-sunken',
      isActive && 'bg-jade-soft outline-2 -outline-offset-2 outline-jade',
    )}
  >
    <span className="truncate font-semibold">{row.name}</span>
    {row.detail !== '' && <span className="truncate text-sm text-ink-soft">{row.detail}</span>}
  </Link>
)
