import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './cx'

export type TabLink = { to: string; label: ReactNode; current?: boolean }

/** Tabs that are pages of their own: states of orders, parts of the settings. Scrolls sideways if it must. */
export function TabLinks({
  label,
  tabs,
  className,
}: {
  label: string
  tabs: readonly TabLink[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={cx('overflow-x-auto border-b border-line', className)}>
      <ul className="flex w-max">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className="tab"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
