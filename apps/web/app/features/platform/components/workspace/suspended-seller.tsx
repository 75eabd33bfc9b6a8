import { useT } from '../../../../i18n/provider'
import { useRoot } from '../../../../lib/use-root'
import { ButtonLink } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'

/** Says on each page of the seller centre that its seller may not sell for now, why, and whom to write to. */
export function SuspendedSeller() {
  const t = useT()
  const suspension = useRoot()?.suspension ?? null
  if (suspension === null) return null
  const { reason } = suspension
  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={t('work.suspended')}
      action={
        <ButtonLink to="/contact" variant="secondary" size="small">
          {t('work.suspendedWrite')}
        </ButtonLink>
      }
    >
      <div className="space-y-2">
        <p>{t('work.suspendedText')}</p>
        {reason !== '' && (
          <p className="font-semibold wrap-anywhere">{t('work.suspendedReason', { reason })}</p>
        )}
        <p>{t('work.suspendedAppeal')}</p>
      </div>
    </Notice>
  )
}
