import { Link } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { type ButtonLook, buttonClass } from '../button-class'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import type { CheckedLinkProps } from '../link-props'
import { useDismiss } from './use-dismiss'

export type MenuProps = {
  /** What is on the button that opens it. */
  summary: ReactNode
  look?: ButtonLook
  align?: 'start' | 'end'
  children: ReactNode
  className?: string
}

/** A small panel of links below a button. Opens without scripts; with them it also closes by itself. */
export function Menu({ summary, look, align = 'end', children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  return (
    <details ref={details} className={cx('group relative', className)}>
      <summary className={buttonClass({ variant: 'quiet', ...look })}>{summary}</summary>
      <div
        className={cx(
          'absolute top-full z-40 mt-2 w-max max-w-[calc(100vw-32px)] min-w-56 rounded-card border border-line bg-surface p-2 shadow-float',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken'

export function MenuLink<To extends string>({
  icon,
  children,
  ...rest
}: Omit<CheckedLinkProps<To>, 'className'> & { icon?: IconName }) {
  return (
    <Link {...rest} className={row}>
      {icon && <Icon name={icon} className="text-ink-soft" />}
      {children}
    </Link>
  )
}

/** For a form in the menu, such as signing out: the submit button. */
export function MenuButton({
  icon,
  children,
  ...rest
}: {
  icon?: IconName
  children: ReactNode
  name?: string
  value?: string
}) {
  return (
    <button type="submit" {...rest} className={row}>
      {icon && <Icon name={icon} className="text-ink-soft" />}
      {children}
    </button>
  )
}
