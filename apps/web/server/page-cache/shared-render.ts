import type { Audience } from '@pasar/domain'
import type { SharedRender } from '../../app/lib/page/shared-render'
import type { Slots } from '../../app/lib/page/slots'

/** The input of loaders while a page is rendered for the cache, and what they report to the cache. */
export interface Declinable extends SharedRender {
  readonly isDeclined: boolean
}

export function makeSharedRender(audience: Audience, slots: Slots | null): Declinable {
  let isDeclined = false
  return {
    audience,
    slots,
    decline: () => {
      isDeclined = true
    },
    get isDeclined() {
      return isDeclined
    },
  }
}
