import { forgetCart } from '../../cart/client/cart-store'

const KEYS = ['userInfo', 'userLevel', 'sessionId', 'loginTimestamp', 'token', 'refreshToken']

/** Replaces what this browser stores about the session. */
export function storeSession(entries: Record<string, string>): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  } catch {
    // Storage that may not be written holds nothing that could be wrong.
  }
}

/** Forgets all that this browser stored while somebody was signed in. Of visitors nothing is cleared. */
export function forgetSession(): void {
  try {
    if (KEYS.some((key) => localStorage.getItem(key) !== null)) localStorage.clear()
  } catch {
    // Storage that may not be touched holds nothing.
  }
  forgetCart()
}
