import { MAX_SCANNED } from '@pasar/domain/platform/lists/words'
import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'

/** Says that a search has found nothing, and leads to the whole list. */
export function NoneFound({
  all,
  further = null,
  looked = MAX_SCANNED,
  text,
}: {
  /** The list without the words. */
  all: string
  /** Where a search that has not seen the whole list goes on; null at its end. */
  further?: string | null
  /** How many entries were looked through for this page. */
  looked?: number
  /** What else to ask for, where that is more than other words. */
  text?: string
}) {
  const t = useT()
  const showAll = (
    <ButtonLink to={all} variant="secondary">
      {t('listTools.showAll')}
    </ButtonLink>
  )
  if (further === null)
    return (
      <EmptyState icon="search" title={t('listTools.noneFound')} action={showAll}>
        {text ?? t('listTools.noneFoundText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={t('listTools.notYetFound')}
      action={
        <>
          <ButtonLink to={further}>{t('listTools.searchOn')}</ButtonLink>
          {showAll}
        </>
      }
    >
      {t('listTools.notYetFoundText', { count: looked })}
    </EmptyState>
  )
}
