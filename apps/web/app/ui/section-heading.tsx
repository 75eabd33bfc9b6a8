import type { CheckedPath } from '@pasar/domain/access/link-to'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

export type SectionHeadingProps<To extends string> = {
  title: string
  titleLevel?: 1 | 2 | 3
  id?: string
  /** A line below the title. */
  children?: ReactNode
  /** Where the rest of it is; `moreLabel` says so. */
  moreTo?: CheckedPath<To>
  moreLabel?: string
  className?: string
}

/** Opens a shelf: title with a woven mark, and the way to all of it. */
export function SectionHeading<To extends string>({
  title,
  titleLevel = 2,
  id,
  children,
  moreTo,
  moreLabel,
  className,
}: SectionHeadingProps<To>) {
  const Heading = `h${titleLevel}` as const
  return (
    <div className={cx('mb-4 flex items-end justify-between gap-2 sm:gap-4', className)}>
      <div className="min-w-0">
        <Heading id={id} className="flex items-center gap-3 text-xl font-extrabold tracking-tight">
          <span aria-hidden="true" className="size-2.5 shrink-0 rotate-45 rounded-[2px] bg-kunyit" />
          {title}
        </Heading>
        {children != null && <p className="mt-1 text-sm text-ink-soft">{children}</p>}
      </div>
      {moreTo && moreLabel && (
        <Link
          to={moreTo}
          className="-my-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control text-sm font-semibold text-jade hover:underline"
        >
          {moreLabel}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </div>
  )
}
