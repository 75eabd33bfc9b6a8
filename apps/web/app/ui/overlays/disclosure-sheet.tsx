import { type ReactNode, useRef } from 'react'
import { buttonClass } from '../button-class'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import { useDismiss } from './use-dismiss'

export type DisclosureSheetProps = {
  /** On the button, and on the head of the open sheet. */
  summary: string
  icon?: IconName
  /** Beside the words on the button: how many filters are set. */
  badge?: ReactNode
  children: ReactNode
  className?: string
}

/**
 * Below 64rem a button that opens a bottom sheet, from there on the content is simply shown. Works
 * without scripts. Must not be inside anything with a transform.
 */
export function DisclosureSheet({
  summary,
  icon = 'filter',
  badge,
  children,
  className,
}: DisclosureSheetProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details, 'parent')
  return (
    <div className={cx('disclosure-sheet', className)}>
      <details ref={details} className="group min-h-11">
        <summary className={buttonClass({ variant: 'secondary' })}>
          <span className="flex items-center gap-2">
            <Icon name={icon} />
            {summary}
            {badge}
          </span>
          <Icon name="close" className="hidden group-open:block" />
        </summary>
      </details>
      <div className="sheet-body">{children}</div>
    </div>
  )
}
