import { useI18n } from '../../../../i18n/provider'
import { cx } from '../../../../ui/cx'
import { TextLink } from '../../../../ui/text-link'
import { writeMonth } from './month-words'

/** A month in a table of months, which shows its sellers below. */
export function MonthLink({
  to,
  start,
  isChosen,
  className,
}: {
  to: string
  /** When it begins. */
  start: number
  isChosen: boolean
  className?: string
}) {
  const { tag } = useI18n()
  return (
    <TextLink
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cx('inline-flex min-h-11 items-center', className)}
    >
      {writeMonth(tag, start)}
    </TextLink>
  )
}
