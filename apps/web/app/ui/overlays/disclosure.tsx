import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon'

export type DisclosureProps = {
  summary: ReactNode
  /** Open at first. */
  open?: boolean
  /** Of those with the same name one is open at a time. */
  name?: string
  children: ReactNode
  className?: string
}

/** A row that opens: questions and answers, columns of a footer on a phone. */
export function Disclosure({ summary, open, name, children, className }: DisclosureProps) {
  return (
    <details
      open={open}
      {...(name ? { name } : undefined)}
      className={cx('group border-b border-line', className)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-control py-2 font-semibold">
        {summary}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
