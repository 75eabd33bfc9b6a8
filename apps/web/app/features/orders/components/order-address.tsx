import type { OwnOrder } from '@pasar/api'
import { MALAYSIAN_STATES } from '@pasar/domain/shipping/places'

type Place = Pick<OwnOrder, 'fullName' | 'phone' | 'line1' | 'line2' | 'city' | 'postcode' | 'stateCode'>

/** Where an order goes, as on an envelope. */
export function OrderAddress({ order, countryName }: { order: Place; countryName: string }) {
  const { fullName, phone, line1, line2, city, postcode, stateCode } = order
  const state = MALAYSIAN_STATES.find(({ code }) => code === stateCode)?.name ?? stateCode
  const lines = [
    line1,
    line2,
    [postcode, city].filter(Boolean).join(' '),
    state === city ? null : state,
    countryName,
  ].filter(Boolean)
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
