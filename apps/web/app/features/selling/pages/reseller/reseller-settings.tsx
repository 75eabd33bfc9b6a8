import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { DateText } from '../../../platform/components/date-text'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import type { loader } from '../../routes/reseller/reseller-settings.server'

/** Where a reseller is paid. */
export function ResellerSettings() {
  const t = useT()
  const { isPaid, current } = useLoaderData<typeof loader>()
  return (
    <WorkFrame area="reseller" title={t('payouts.settingsTitle')} lead={t('recruiting.settingsLead')}>
      <Card as="section" edge title={t('payouts.bank')} className="max-w-text">
        {!isPaid && <p className="text-ink-soft">{t('recruiting.adminText')}</p>}
        {isPaid && current === null && (
          <Notice tone="warning" title={t('payouts.none')}>
            {t('payouts.noneText')}
          </Notice>
        )}
        {current !== null && (
          <div className="space-y-1">
            <p className="font-semibold wrap-anywhere">
              {current.bank} {current.number ?? t('payouts.numberLost')}
            </p>
            <p className="wrap-anywhere">{current.holder}</p>
            <p className="text-sm text-ink-soft">
              {t('payouts.since')} <DateText time={current.since} withTime />
            </p>
          </div>
        )}
        {isPaid && (
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/seller/settings/bank" variant={current ? 'secondary' : undefined}>
              {t(current ? 'payouts.change' : 'payouts.add')}
            </ButtonLink>
            <ButtonLink to="/seller/balance" variant="quiet">
              {t('work.balance')}
            </ButtonLink>
          </div>
        )}
      </Card>
      {isPaid && (
        <Card as="section" title={t('taxDetails.settingsTitle')} className="mt-6 max-w-text">
          <p className="mb-4 text-ink-soft">{t('taxDetails.settingsText')}</p>
          <ButtonLink to="/reseller-profile/tax" variant="secondary">
            {t('taxDetails.settingsLink')}
          </ButtonLink>
        </Card>
      )}
    </WorkFrame>
  )
}
