import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/** Tells a seller that staff hide their store, and why. */
export function HiddenStore({ reason, className }: { reason: string; className?: string }) {
  const t = useT()
  return (
    <Notice
      tone="warning"
      title={t('stores.hiddenTitle')}
      className={className}
      action={
        <ButtonLink to="/contact" variant="secondary" size="small">
          {t('selling.writeToUs')}
        </ButtonLink>
      }
    >
      {reason !== '' && (
        <p className="mb-2 break-words whitespace-pre-line">{t('stores.hiddenWhy', { reason })}</p>
      )}
      <p>{t('stores.hiddenText')}</p>
    </Notice>
  )
}
