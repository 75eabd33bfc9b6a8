import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'
import { AddressFields } from '../../checkout/components/address-fields-form'
import { ItemPicture } from '../../checkout/components/item-picture'
import { useFilledOn } from '../client/filled-on'
import type { loader } from '../routes/edit-order.server'

/** Pieces, address and coupons of an order that waits for its payment; priced anew when it is saved. */
export function UnpaidForm({ failure }: { failure: Failure }) {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const { order, parcels, codes, form, countries, key } = page
  const revision = useFilledOn(order.revision, failure)
  const typed = failure?.values
  const isBusy = useNavigation().state === 'submitting'
  const lines = parcels.flatMap((parcel) => parcel.lines)
  return (
    <Form method="post" noValidate className="space-y-4">
      {/* A key that was refused is not used up. */}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="revision" value={revision} />
      <Card as="section" title={t('editOrder.items')}>
        <ul className="divide-y divide-line">
          {lines.map(({ id, title, variantName, imageKey, quantity, unitPrice }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3">
              <ItemPicture imageKey={imageKey} />
              <div className="min-w-0 grow basis-40">
                <p className="line-clamp-2 font-semibold">{title}</p>
                {variantName !== '' && <p className="text-sm text-ink-soft">{variantName}</p>}
                <p className="text-sm text-ink-soft tabular-nums">
                  {t('editOrder.ofPieces', { count: quantity, price: formatRm(unitPrice) })}
                </p>
              </div>
              <TextField
                type="number"
                inputMode="numeric"
                className="w-24 shrink-0"
                hideLabel
                label={t('editOrder.quantity', { name: title })}
                name={`quantity-${id}`}
                min={0}
                max={quantity}
                defaultValue={typed?.[`quantity-${id}`] ?? String(quantity)}
                error={fieldError(t, failure, `quantity-${id}`)}
              />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-soft">{t('editOrder.zeroHint')}</p>
      </Card>
      {order.line1 !== null && (
        <Card as="section" title={t('editOrder.address')} className="group/address">
          <AddressFields form={typed ?? form} countries={countries} failure={failure} />
        </Card>
      )}
      <Card as="section" title={t('editOrder.coupons')}>
        {codes.map((code) => (
          <Checkbox
            key={code}
            name={`keep-${code}`}
            label={t('editOrder.keepCoupon', { code })}
            defaultChecked={typed ? typed[`keep-${code}`] === 'on' : true}
          />
        ))}
        <TextField
          label={t('editOrder.addCoupon')}
          name="couponCode"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed?.couponCode}
          error={fieldError(t, failure, 'couponCode')}
        />
      </Card>
      <Button type="submit" name="intent" value="order" loading={isBusy} loadingLabel={t('editOrder.saving')}>
        {t('editOrder.save')}
      </Button>
    </Form>
  )
}
