import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { useTimeText } from '../../accounts/components/time-text'
import { formatDay } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { WAIT_HOURS } from '../client/wait'
import type { loader } from '../routes/seller-settings.server'

/** Where a seller or reseller is paid, and the ways to all other settings. */
export function SellerSettingsPage() {
  const t = useT()
  const { current, past, stores } = useLoaderData<typeof loader>()
  return (
    <WorkFrame area="seller" title={t('payouts.settingsTitle')} lead={t('payouts.settingsLead')}>
      <div className="max-w-text space-y-6">
        <Card as="section" edge title={t('payouts.bank')}>
          <p className="mb-4 text-ink-soft">{t('payouts.bankLead', { hours: WAIT_HOURS })}</p>
          {current ? <Current /> : <NoAccount />}
          <ButtonLink to="/seller/settings/bank" variant={current ? 'secondary' : undefined} className="mt-5">
            {t(current ? 'payouts.change' : 'payouts.add')}
          </ButtonLink>
        </Card>
        {past.length > 0 && <Past />}
        <Card as="section" title={t('payouts.statements')}>
          <p className="mb-4 text-ink-soft">{t('payouts.statementsText')}</p>
          <ButtonLink to="/seller/balance" variant="secondary">
            {t('payouts.openBalance')}
          </ButtonLink>
        </Card>
        {stores.length > 0 && <Holidays />}
        <Card as="section" title={t('taxDetails.settingsTitle')}>
          <p className="mb-4 text-ink-soft">{t('taxDetails.settingsText')}</p>
          <ButtonLink to="/seller-profile/tax" variant="secondary">
            {t('taxDetails.settingsLink')}
          </ButtonLink>
        </Card>
        <Card as="section" title={t('storeStaff.title')}>
          <p className="mb-4 text-ink-soft">{t('storeStaff.settingsText')}</p>
          <ButtonLink to="/seller/settings/staff" variant="secondary">
            {t('storeStaff.manage')}
          </ButtonLink>
        </Card>
        <Card as="section" title={t('replies.title')}>
          <p className="mb-4 text-ink-soft">{t('replies.settingsText')}</p>
          <ButtonLink to="/seller/settings/messages" variant="secondary">
            {t('replies.manage')}
          </ButtonLink>
        </Card>
        <Card as="section" title={t('ownCoupons.title')}>
          <p className="mb-4 text-ink-soft">{t('ownCoupons.settingsText')}</p>
          <ButtonLink to="/seller/settings/coupons" variant="secondary">
            {t('ownCoupons.manage')}
          </ButtonLink>
        </Card>
        <Card as="section" title={t('shippingDefaults.title')}>
          <p className="mb-4 text-ink-soft">
            {t('shippingDefaults.settingsText')} {t('ownCoupons.freeShippingText')}
          </p>
          <ButtonLink to="/seller/settings/shipping" variant="secondary">
            {t('shippingDefaults.manage')}
          </ButtonLink>
        </Card>
      </div>
    </WorkFrame>
  )
}

function Holidays() {
  const { t, tag } = useI18n()
  const { stores } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('payouts.holidays')}>
      <p className="mb-2 text-ink-soft">{t('payouts.holidaysText')}</p>
      <ul className="divide-y divide-line">
        {stores.map(({ id, name, shipsAgain }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-soft" suppressHydrationWarning>
                {shipsAgain === null
                  ? t('payouts.noHoliday')
                  : t('payouts.holidayTo', { day: formatDay(tag, shipsAgain) })}
              </p>
            </div>
            <ButtonLink
              to={linkTo('/add-store', { store: id })}
              variant="secondary"
              size="small"
              aria-label={t('payouts.setHoliday', { store: name })}
            >
              {t('payouts.setHolidayShort')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function NoAccount() {
  const t = useT()
  return (
    <Notice tone="warning" title={t('payouts.none')}>
      {t('payouts.noneText')}
    </Notice>
  )
}

function Current() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { current } = useLoaderData<typeof loader>()
  if (!current) return null
  const rows = [
    [t('payouts.bankName'), current.bank],
    [t('payouts.number'), current.number ?? t('payouts.numberLost')],
    [t('payouts.holder'), current.holder],
    [t('payouts.since'), writeTime(current.since)],
  ] as const
  return (
    <>
      {current.waitsUntil !== null && (
        <Notice tone="warning" title={t('payouts.waits')} className="mb-4">
          {t('payouts.waitsText', { time: writeTime(current.waitsUntil) })}
        </Notice>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd
              className="-mt-2 min-w-0 font-medium break-words tabular-nums sm:mt-0"
              suppressHydrationWarning
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Past() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { past } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('payouts.past')}>
      <ul className="space-y-3">
        {past.map(({ id, bank, number, holder, since, replacedAt }) => (
          <li key={id}>
            <p className="font-medium break-words">
              {bank} {number} · {holder}
            </p>
            <p className="text-sm text-ink-soft" suppressHydrationWarning>
              {t('payouts.pastSpan', { from: writeTime(since), to: writeTime(replacedAt ?? since) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
