import type { Translate } from '../../../i18n/translate'
import { type CallFailure, sayFailure } from '../../../lib/forms/call-failure'

export interface RefusalWords {
  tone: 'warning' | 'error'
  title: string
  text?: string
}

/**
 * What to say of a change of the cart that failed.
 * @param name of the item whose quantity was to change, empty where it is not known; undefined for any other change
 */
export function describeRefusal(t: Translate, failure: CallFailure, name: string | undefined): RefusalWords {
  if (failure.code === 'CART_LINE_MISSING')
    return { tone: 'warning', title: t('cart.notFound'), text: t('cart.notFoundText') }
  if (name === undefined) return { tone: 'error', title: sayFailure(t, failure) }
  const ofItem = t('cart.updateFailedText', { name: name || t('cart.unknownItem') })
  return { tone: 'error', title: t('cart.updateFailed'), text: sayFailure(t, failure, ofItem) }
}
