import { CARE_GOODS } from './care'
import { CRAFT_GOODS } from './crafts'
import { GADGET_GOODS } from './gadgets'
import { HOME_GOODS } from './home'
import { KITCHEN_GOODS } from './kitchen'
import { MEDIA_GOODS } from './media'
import type { DemoGood } from './types'

export { STORES } from './stores'
export type { DemoCondition, DemoGood, DemoStore, DemoVariant } from './types'

/** The goods of the demo market. Their order is stable: pictures and orders of the demo refer to the index. */
export const GOODS: DemoGood[] = [
  ...CRAFT_GOODS,
  ...KITCHEN_GOODS,
  ...MEDIA_GOODS,
  ...HOME_GOODS,
  ...GADGET_GOODS,
  ...CARE_GOODS,
]
