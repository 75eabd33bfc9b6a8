import type { CouponCard } from '@pasar/api'
import type { PagePath } from '@pasar/domain/access/link-to'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import {
  type CallFailure,
  describeCallFailure,
  sayFailure,
  unexpectedAnswer,
} from '../../../lib/forms/call-failure'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { Spinner } from '../../../ui/spinner'
import { CouponTicket } from './coupon-ticket'

type Loaded = readonly CouponCard[] | CallFailure | null

async function fetchCoupons(): Promise<Loaded> {
  try {
    const answer = await fetch('/coupon-popup' satisfies PagePath)
    const body: { coupons?: CouponCard[] } | null = await answer.json().catch(() => null)
    if (!answer.ok || !body?.coupons) throw unexpectedAnswer(answer.status, body)
    return body.coupons
  } catch (error) {
    return describeCallFailure(error)
  }
}

/** The coupons that are to be had now, as the popup shows them. */
export function RunningCoupons({ isVisitor }: { isVisitor: boolean }) {
  const t = useT()
  const [coupons, setCoupons] = useState<Loaded>(null)
  useEffect(() => {
    let isGone = false
    void fetchCoupons().then((loaded) => {
      if (!isGone) setCoupons(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (coupons === null) return <Spinner label={t('site.loading')} className="min-h-40" />
  if ('code' in coupons)
    return <Notice tone="error" title={sayFailure(t, coupons, t('offers.loadFailed'))} live />
  if (coupons.length === 0)
    return (
      <EmptyState icon="ticket" title={t('coupons.empty')}>
        {t('coupons.emptyText')}
      </EmptyState>
    )
  return (
    <>
      {isVisitor && <p className="mb-3 text-sm text-ink-soft">{t('offers.visitorNote')}</p>}
      <ul className="space-y-3">
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <CouponTicket coupon={coupon} isGift={coupon.isFirstPurchaseOnly} />
          </li>
        ))}
      </ul>
    </>
  )
}
