import { COOKIES } from './cookie-list'
import { dropCookie, writeCookie } from './write-cookie.server'

/** Says that the welcome gift's banner was put away. Ends with the browser's session, and so does what it remembers. */
export const GIFT_DISMISSED = COOKIES.giftDismissed.name

export const DISMISS_GIFT = writeCookie('giftDismissed', '1')
export const RESTORE_GIFT = dropCookie('giftDismissed')
