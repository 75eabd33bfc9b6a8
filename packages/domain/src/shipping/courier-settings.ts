import type { ChangedField } from '../platform/setting-changes'
import type { SettingFields, SettingTexts } from '../platform/setting-fields'
import { describeCourier, joinCouriers, readCouriers, writeCouriers } from './courier-list'
import { type Courier, USUAL_COURIERS } from './couriers'

/** The couriers are one setting: they are changed together, and read together. */
export const COURIER_FIELDS = {
  couriers: { kind: 'couriers', label: 'courier', name: 'couriers', usual: writeCouriers(USUAL_COURIERS) },
} as const satisfies SettingFields

export const readCourierSetting = (texts: SettingTexts): readonly Courier[] =>
  readCouriers(texts.get(COURIER_FIELDS.couriers.name))

const orderOf = (couriers: readonly Courier[]): string => couriers.map(({ name }) => name).join(', ')

/** One line for each courier that is another, and one for their order. */
export function changedCouriers(texts: SettingTexts, given: string): ChangedField[] {
  const before = readCourierSetting(texts)
  const after = joinCouriers(before, readCouriers(given))
  const head = { field: COURIER_FIELDS.couriers, value: writeCouriers(after) }
  const changed = after.flatMap((courier) => {
    const old = before.find(({ id }) => id === courier.id)
    const [was, becomes] = [old ? describeCourier(old) : '–', describeCourier(courier)]
    return was === becomes ? [] : [{ ...head, before: was, after: becomes }]
  })
  const kept = after.filter(({ id }) => before.some((old) => old.id === id))
  const isMoved = kept.some(({ id }, at) => before[at]?.id !== id)
  return isMoved ? [...changed, { ...head, before: orderOf(before), after: orderOf(after) }] : changed
}
