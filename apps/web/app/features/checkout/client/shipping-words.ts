import { formatRm } from '@pasar/domain/kernel/format'
import type { ParcelShipping, ZoneName } from '@pasar/domain/shipping/shipping'
import type { TextKey, Translate } from '../../../i18n/translate'

const ZONE_TEXTS: Record<ZoneName, TextKey> = {
  Zone1: 'checkout.zone1',
  Zone2: 'checkout.zone2',
  Zone3: 'checkout.zone3',
  Zone4: 'checkout.zone4',
  Zone5: 'checkout.zone5',
  Default: 'checkout.zoneDefault',
}

type Fee = Pick<ParcelShipping, 'method' | 'zone' | 'chargeableKg' | 'baseFee' | 'perKgFee' | 'fee'>

/** How a shipping fee came about, in words; for digital goods and services, that there is none. */
export function describeShipping(
  t: Translate,
  { method, zone, chargeableKg: kg, baseFee, perKgFee, fee }: Fee,
): string {
  if (zone === null) return t(method === 'Appointment' ? 'services.nothingShipped' : 'checkout.digitalText')
  const list = baseFee + perKgFee * kg
  const sum = t('checkout.shippingSum', {
    zone: t(ZONE_TEXTS[zone]),
    kg,
    base: formatRm(baseFee),
    perKg: formatRm(perKgFee),
  })
  return fee === 0 && list > 0
    ? t('checkout.freeBySeller', { sum, fee: formatRm(list).replace(' ', '\u00a0') })
    : sum
}

/** The row of what shipping costs, and how that came about; none for a service, which is not shipped. */
export const shippingRows = (t: Translate, fee: Fee) =>
  fee.method === 'Appointment'
    ? []
    : [
        {
          key: 'shipping',
          label: t('checkout.shippingBy', { method: nameMethod(t, fee.method) }),
          amount: fee.fee,
          zero: t('cart.shippingFree'),
          note: describeShipping(t, fee),
        },
      ]

/** The contract's names of methods in the reader's language; sellers' own names stay as they are. */
export function nameMethod(t: Translate, method: string): string {
  if (method === 'Standard') return t('cart.standard')
  if (method === 'Appointment') return t('cart.appointment')
  return method === 'Digital Delivery' ? t('cart.digital') : method
}
