import type { OwnOrder } from '@pasar/api'
import { addressLines } from '@pasar/domain/shipping/places'

type Place = Pick<OwnOrder, 'fullName' | 'phone' | 'line1' | 'line2' | 'city' | 'postcode' | 'stateCode'>

/** Where an order goes, as on an envelope. */
export function OrderAddress({ order, countryName }: { order: Place; countryName: string }) {
  const { fullName, phone } = order
  const lines = addressLines({ ...order, state: order.stateCode }, countryName)
  return (
    <address className="not-italic">
      <p className="font-semibold">{fullName}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="mt-1 text-ink-soft tabular-nums">{phone}</p>
    </address>
  )
}
