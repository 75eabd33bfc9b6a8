import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'

export type NoticeTone = 'success' | 'warning' | 'error' | 'info'

export type NoticeProps = {
  tone: NoticeTone
  /** The word beside the icon: what happened. */
  title: string
  /** What it means, what to do. */
  children?: ReactNode
  action?: ReactNode
  /** Read out when it appears after the page has loaded. */
  live?: boolean
  id?: string
  className?: string
}

const noticeLooks: Record<NoticeTone, { icon: IconName; ground: string; mark: string }> = {
  success: { icon: 'check', ground: 'bg-jade-soft', mark: 'bg-jade text-on-jade' },
  warning: { icon: 'warning', ground: 'bg-kunyit-soft', mark: 'bg-kunyit text-on-kunyit' },
  error: { icon: 'close', ground: 'bg-bunga-soft', mark: 'bg-bunga text-on-bunga' },
  info: { icon: 'info', ground: 'bg-laut-soft', mark: 'bg-laut text-on-laut' },
}

export function NoticeMark({ tone }: { tone: NoticeTone }) {
  const look = noticeLooks[tone]
  return (
    <span className={cx('grid size-7 shrink-0 place-items-center rounded-control', look.mark)}>
      <Icon name={look.icon} size={18} />
    </span>
  )
}

export function Notice({ tone, title, children, action, live, id, className }: NoticeProps) {
  return (
    <div
      id={id}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex items-start gap-3 rounded-card p-4', noticeLooks[tone].ground, className)}
    >
      <NoticeMark tone={tone} />
      <div className="min-w-0 grow">
        <p className="mt-0.5 font-semibold">{title}</p>
        {children != null && <div className="mt-1 text-sm">{children}</div>}
        {action != null && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
