import { Link } from '@remix-run/react'
import { cx } from './cx'
import type { CheckedLinkProps } from './link-props'

export type TextLinkProps<To extends string> = CheckedLinkProps<To> & {
  /** Jade and underlined within text; `plain` underlines on hover only, for lists of links. */
  plain?: boolean
}

export function TextLink<To extends string>({ plain, className, ...rest }: TextLinkProps<To>) {
  return (
    <Link
      {...rest}
      className={cx(
        'rounded-[4px] underline-offset-[3px]',
        plain ? 'hover:underline' : 'font-medium text-jade underline hover:decoration-2',
        className,
      )}
    />
  )
}
