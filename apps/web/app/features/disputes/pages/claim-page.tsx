import { linkTo } from '@pasar/domain/access/link-to'
import { isService } from '@pasar/domain/shipping/methods'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { OrderCrumbs } from '../../orders/components/order-head'
import { FormProblem } from '../../platform/components/form-problem'
import { ClaimForm } from '../components/claim-form'
import { ClaimStatus } from '../components/claim-status'
import type { action, loader } from '../routes/order-claim.server'

/** A claim about a parcel: its form, or its state. */
export function ClaimPage() {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { order, parcel, claim, isNew, kinds } = page
  const back = linkTo('/orders/user/:orderId', { orderId: order.id })
  const store = parcel.storeName
  return (
    <div className="mx-auto max-w-wide px-4 py-4">
      <OrderCrumbs order={order} here={t(isService(parcel) ? 'services.claim' : 'orders.claim')} />
      <h1 className="mt-1 mb-4 text-xl font-extrabold tracking-tight">
        {t(isNew ? 'claims.title' : 'claims.viewTitle', { store })}
      </h1>
      <FormProblem failure={failure} className="mb-4" />
      {!isNew && claim !== null && <ClaimStatus claim={claim} failure={failure} />}
      {isNew && kinds.length > 0 && <ClaimForm failure={failure} />}
      {isNew && kinds.length === 0 && (
        <EmptyState
          icon="shield"
          title={t('claims.closedTitle')}
          action={<ButtonLink to={back}>{t('claims.back')}</ButtonLink>}
        >
          {t(isService(parcel) ? 'serviceEnds.claimClosed' : 'claims.closedText', {
            days: parcel.protectDays,
          })}
        </EmptyState>
      )}
    </div>
  )
}
