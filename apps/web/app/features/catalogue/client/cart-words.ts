import type { Translate } from '../../../i18n/translate'

/** What waits in the cart. */
export const describeCart = (t: Translate, count: number): string =>
  count > 0 ? t('home.cartWaiting', { count }) : t('home.cartEmpty')
