export interface Courier {
  /** As stored with the parcel and shown. */
  name: string
  /** Where a parcel is followed, with `{number}` in place of its number; null where we know of no such page. */
  track: string | null
}

/** Who carries parcels. */
export const COURIERS = [
  { name: 'Pos Laju', track: 'https://tracking.pos.com.my/tracking/{number}' },
  { name: 'J&T', track: 'https://www.jtexpress.my/tracking/{number}' },
  { name: 'Ninja Van', track: 'https://www.ninjavan.co/en-my/tracking?id={number}' },
  { name: 'DHL', track: 'https://www.dhl.com/my-en/home/tracking.html?tracking-id={number}' },
  { name: 'GDex', track: 'https://gdexpress.com/tracking/?consignmentno={number}' },
  { name: 'City-Link', track: 'https://www.citylinkexpress.com/tracking-result/?track0={number}' },
  { name: 'other', track: null },
] as const satisfies readonly Courier[]
export type CourierName = (typeof COURIERS)[number]['name']
export const COURIER_NAMES: readonly CourierName[] = COURIERS.map(({ name }) => name)

export const OTHER_COURIER = 'other' satisfies CourierName

/** Where the way of a parcel is shown; null when its courier has no page that we know of. */
export function trackingUrl(courier: string | null, number: string | null): string | null {
  const page = COURIERS.find(({ name }) => name === courier)?.track
  return page && number ? page.replace('{number}', encodeURIComponent(number)) : null
}
