import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/cx'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BalanceEntries } from '../components/balance-entries'
import { HeldList } from '../components/held-list'
import type { loader } from '../routes/seller-balance.server'

/** What a seller or reseller is owed, and every entry that made it. */
export function SellerBalancePage() {
  const t = useT()
  return (
    <WorkFrame
      area="seller"
      title={t('payouts.balanceTitle')}
      lead={t('payouts.balanceLead')}
      actions={
        <ButtonLink to="/seller/statements" variant="secondary">
          {t('statements.title')}
        </ButtonLink>
      }
    >
      <Sums />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BalanceEntries />
        <HeldList />
      </div>
    </WorkFrame>
  )
}

function Sums() {
  const t = useT()
  const { available, asReseller, heldTotal, inTransit, minimum } = useLoaderData<typeof loader>()
  const note =
    available < 0 ? t('payouts.negativeText') : t('payouts.availableText', { minimum: formatRm(minimum) })
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
      <Sum label={t('payouts.available')} amount={available} note={note} isMain>
        {asReseller !== 0 && t('payouts.asReseller', { amount: formatRm(asReseller) })}
      </Sum>
      <Sum label={t('payouts.held')} amount={heldTotal} note={t('payouts.heldText')} />
      <Sum label={t('payouts.inTransit')} amount={inTransit} note={t('payouts.inTransitText')} />
    </div>
  )
}

function Sum(props: {
  label: string
  amount: number
  note: string
  isMain?: boolean
  children?: string | false
}) {
  const { label, amount, note, isMain, children } = props
  return (
    <Card as="section" edge={isMain === true}>
      <h2 className="text-sm text-ink-soft">{label}</h2>
      <p className={cx('text-xl font-extrabold tabular-nums', amount < 0 && 'text-bunga-ink')}>
        {formatRm(amount)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{note}</p>
      {children && <p className="text-sm text-ink-soft">{children}</p>}
    </Card>
  )
}
