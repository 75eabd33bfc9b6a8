import { COOKIES } from './cookie-list'

/** Says that the welcome gift's banner was put away. Ends with the browser's session, and so does what it remembers. */
export const GIFT_DISMISSED = COOKIES.giftDismissed.name

export const DISMISS_GIFT = `${GIFT_DISMISSED}=1; Path=/; HttpOnly; SameSite=Lax`
export const RESTORE_GIFT = `${GIFT_DISMISSED}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
