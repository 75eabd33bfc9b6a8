import { linkTo } from '@pasar/domain/access/link-to'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { FormProblem } from '../../platform/components/form-problem'
import { MoveAddressForm } from '../components/move-address-form'
import { OrderCrumbs } from '../components/order-head'
import { ParcelForms } from '../components/parcel-forms'
import { UnpaidForm } from '../components/unpaid-form'
import type { action, loader } from '../routes/edit-order.server'

/** Changing an order: all of it while it is unpaid, then what has not left yet. */
export function EditPage() {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { order, parcels, isUnpaid, mayMove } = page
  const back = linkTo('/orders/user/:orderId', { orderId: order.id })
  const waiting = parcels.filter(({ may }) => may.cancel)
  return (
    <div className="mx-auto max-w-wide px-4 py-4">
      <OrderCrumbs order={order} here={t('orders.edit')} />
      <h1 className="mt-1 mb-2 text-xl font-extrabold tracking-tight">
        {t('editOrder.title', { number: order.number })}
      </h1>
      {isUnpaid || waiting.length > 0 ? (
        <p className="mb-4 text-ink-soft">{t(isUnpaid ? 'editOrder.lead' : 'editOrder.leadPaid')}</p>
      ) : (
        <EmptyState
          icon="box"
          title={t('editOrder.nothing')}
          action={<ButtonLink to={back}>{t('editOrder.back')}</ButtonLink>}
        >
          {t('editOrder.nothingText')}
        </EmptyState>
      )}
      <FormProblem failure={failure} className="mb-4" />
      <div className="space-y-4">
        {isUnpaid && <UnpaidForm failure={failure} />}
        {mayMove && <MoveAddressForm failure={failure} />}
        {waiting.map((parcel) => (
          <ParcelForms
            key={parcel.id}
            parcel={parcel}
            back={page.cancelRefunds[parcel.id] ?? parcel.total}
            failure={failure}
          />
        ))}
        {(isUnpaid || waiting.length > 0) && (
          <ButtonLink to={back} variant="quiet">
            {t('editOrder.back')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
