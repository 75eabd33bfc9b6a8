import type { CouponCard } from '@pasar/api'
import { CENTRE_VIEWS, type CentreView, couponCentrePath } from '@pasar/domain/coupons/coupon-centre'
import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { type Failure, fieldError, formError } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { SectionHeading } from '../../../ui/section-heading'
import { TabLinks } from '../../../ui/tab-links'
import { ReloadForm } from '../../platform/components/reload-form'
import { sayRefusedCode } from '../client/coupon-words'
import { CouponTicket } from '../components/coupon-ticket'

export type CouponsPageProps = {
  /** The welcome gift while it can be had. */
  gift: CouponCard | null
  coupons: readonly CouponCard[]
  view: CentreView
  isFirst: boolean
  next: string | null
  /** What could not be read. */
  failed: TextKey | null
}

/** All coupons that are running, what they give and whether one may use them. */
export function CouponsPage({ gift, coupons, failed, view, isFirst, next }: CouponsPageProps) {
  const t = useT()
  const failure = useActionData<{ failure: Failure }>()?.failure
  const usable = coupons.filter(({ refusal }) => refusal === null)
  const waiting = coupons.filter(({ missing }) => missing !== undefined)
  const others = coupons.filter(({ refusal, missing }) => refusal !== null && missing === undefined)
  return (
    <div className="page-width space-y-8 py-6">
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-[minmax(0,1fr)_26rem]">
        <SectionHeading titleLevel={1} title={t('coupons.title')} className="mb-0!">
          {t('coupons.lead')}
        </SectionHeading>
        <OwnCode failure={failure} />
      </div>
      {failed && <Notice tone="warning" title={t(failed)} action={<ReloadForm variant="secondary" />} live />}
      {gift && (
        <section aria-labelledby="gift">
          <h2 id="gift" className="mb-3 text-lg font-bold">
            {t('home.giftTitle')}
          </h2>
          <div className="max-w-text">
            <CouponTicket coupon={gift} isGift />
          </div>
        </section>
      )}
      <Views view={view} />
      {coupons.length === 0 && !gift && !failed && <NoCoupons isWhole={view === 'all' && isFirst} />}
      <CouponGroup id="usable" title={t('coupons.usable')} coupons={usable} />
      <CouponGroup id="waiting" title={t('coupons.notYet')} coupons={waiting} />
      <CouponGroup id="not-usable" title={t('coupons.notUsable')} coupons={others} />
      <Pagination
        label={t('coupons.pages')}
        previousTo={isFirst ? null : couponCentrePath(view)}
        previousLabel={t('coupons.firstPage')}
        nextTo={next === null ? null : couponCentrePath(view, next)}
        nextLabel={t('coupons.more')}
      />
    </div>
  )
}

function Views({ view }: Pick<CouponsPageProps, 'view'>) {
  const t = useT()
  return (
    <TabLinks
      label={t('coupons.views')}
      tabs={CENTRE_VIEWS.map((one) => ({
        to: couponCentrePath(one),
        label: t(`coupons.view_${one}`),
        current: one === view,
      }))}
    />
  )
}

function NoCoupons({ isWhole }: { isWhole: boolean }) {
  const t = useT()
  if (isWhole)
    return (
      <EmptyState
        icon="ticket"
        title={t('coupons.empty')}
        action={<ButtonLink to="/shop-now">{t('coupons.goShopping')}</ButtonLink>}
      >
        {t('coupons.emptyText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="ticket"
      title={t('coupons.noneHere')}
      action={<ButtonLink to="/user/coupons">{t('coupons.showAll')}</ButtonLink>}
    >
      {t('coupons.noneHereText')}
    </EmptyState>
  )
}

function CouponGroup({ id, title, coupons }: { id: string; title: string; coupons: readonly CouponCard[] }) {
  if (coupons.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-bold">
        {title}
      </h2>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
        {coupons.map((coupon) => (
          <li key={coupon.code} className="min-w-0">
            <CouponTicket coupon={coupon} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnCode({ failure }: { failure: Failure }) {
  const t = useT()
  const problem = formError(t, failure)
  const atField = (failure && sayRefusedCode(t, failure)) ?? fieldError(t, failure, 'couponCode')
  return (
    <Form method="post" noValidate>
      {problem && !atField && <Notice tone="error" title={problem} live className="mb-3" />}
      <div className="flex items-start gap-2">
        <TextField
          name="couponCode"
          label={t('coupons.ownCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          defaultValue={failure?.values.couponCode}
          error={atField}
          className="min-w-0 grow"
        />
        <Button type="submit" className="mt-6.5 shrink-0">
          {t('coupons.use')}
        </Button>
      </div>
    </Form>
  )
}
