import { DomainError } from '../kernel/errors'
import { type Courier, isNumberOf } from './couriers'

/** Who carries a parcel under which number, and the page it is followed on: kept with it, whatever is set later. */
export interface Shipment {
  courier: string
  courierPage: string | null
  trackingNumber: string
}

/**
 * What is stored with a parcel that goes by the courier of this name. A parcel whose number is corrected may stay with
 * its courier as it was, even when that was renamed or switched off since.
 * @throws DomainError VALIDATION at the field that is wrong
 */
export function shipmentBy(
  couriers: readonly Courier[],
  { courier, trackingNumber }: Pick<Shipment, 'courier' | 'trackingNumber'>,
  before?: { courier: string | null; courierPage: string | null },
): Shipment {
  const chosen = couriers.find(({ name, isOn }) => isOn && name === courier)
  const isKept = before?.courier === courier
  if (!chosen && !isKept) throw new DomainError('VALIDATION', {}, { courier: 'courier' })
  if (chosen && !isNumberOf(chosen, trackingNumber))
    throw new DomainError('VALIDATION', {}, { trackingNumber: 'trackingOfCourier' })
  return { courier, courierPage: isKept ? before.courierPage : (chosen?.track ?? null), trackingNumber }
}
