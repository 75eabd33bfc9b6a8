import { type Courier, courierNames, OTHER_COURIER, trackingUrl } from './couriers'

export type CourierEffectKind =
  | 'courierNew'
  | 'courierName'
  | 'courierPage'
  | 'courierNumbers'
  | 'courierOff'
  | 'courierOn'
  | 'courierOrder'

interface CourierEffect {
  kind: CourierEffectKind
  values: Readonly<Record<string, string>>
}

/** A number that shows where it comes to stand. */
const EXAMPLE = 'EN123456789MY'

const shownPage = ({ track }: Courier): string => trackingUrl(track, EXAMPLE) ?? '–'
const orderOf = (couriers: readonly Courier[]): string =>
  courierNames(couriers)
    .map((name) => (name === OTHER_COURIER ? '…' : name))
    .join(', ')

/** What other couriers mean to sellers and buyers. */
export function courierEffects(before: readonly Courier[], after: readonly Courier[]): CourierEffect[] {
  const effects = after.flatMap((courier): CourierEffect[] => {
    const { name } = courier
    const old = before.find(({ id }) => id === courier.id)
    if (!old) return [{ kind: 'courierNew', values: { name, before: '', after: shownPage(courier) } }]
    const turned = courier.isOn ? 'courierOn' : 'courierOff'
    return [
      { kind: 'courierName', values: { before: old.name, after: name } },
      { kind: 'courierPage', values: { name, before: shownPage(old), after: shownPage(courier) } },
      {
        kind: 'courierNumbers',
        values: { name, before: old.numbers || '–', after: courier.numbers || '–' },
      },
      { kind: turned, values: { name, before: String(old.isOn), after: String(courier.isOn) } },
    ]
  })
  return [...effects, { kind: 'courierOrder', values: { before: orderOf(before), after: orderOf(after) } }]
}
