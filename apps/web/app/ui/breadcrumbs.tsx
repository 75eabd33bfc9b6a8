import { Link } from '@remix-run/react'
import { Icon } from './icon'

export type Breadcrumb = { label: string; to?: string }

/** The last one is the page itself and needs no `to`. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {items.map((item, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${item.label}${item.to ?? ''}`} className="flex min-h-8 min-w-0 items-center gap-1">
              {index > 0 && <Icon name="chevron-right" size={16} />}
              {item.to && !last ? (
                <Link
                  to={item.to}
                  className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
                >
                  {item.label}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined} className="truncate font-medium text-ink">
                  {item.label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
