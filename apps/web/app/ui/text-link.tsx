import { Link, type LinkProps } from '@remix-run/react'
import { cx } from './cx'

export type TextLinkProps = LinkProps & {
  /** Jade and underlined within text; `plain` underlines on hover only, for lists of links. */
  plain?: boolean
}

export function TextLink({ plain, className, ...rest }: TextLinkProps) {
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
