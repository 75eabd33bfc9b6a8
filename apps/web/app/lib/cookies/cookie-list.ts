import { LIFETIME } from '@pasar/domain/accounts/lifetimes'
import { days, minutes } from '@pasar/domain/kernel/time'
import { FLASH, SIGNED_OUT } from './page-cookies'

/**
 * What a cookie is for: `needed` ones the site does not work without; the others serve comfort, and whoever
 * does not want them says so at /cookies.
 */
export type CookieUse = 'needed' | 'looks' | 'hints' | 'seen' | 'referral'

export interface CookieFacts {
  name: string
  use: CookieUse
  /** Milliseconds; null for one that ends with the browser's session. */
  age: number | null
  /** Browsers send it below this path only; everywhere unless set. */
  path?: string
  /** Scripts may read it. */
  isForScripts?: boolean
}

/** Every cookie. Code that sets one takes its name and age from here, and /cookies shows this list. */
export const COOKIES = {
  session: { name: 'session', use: 'needed', age: LIFETIME.session },
  loginChallenge: { name: 'login-challenge', use: 'needed', age: minutes(10) },
  signedOut: SIGNED_OUT,
  flash: FLASH,
  pendingAdd: { name: 'pendingAdd', use: 'needed', age: minutes(10) },
  pendingWish: { name: 'pendingWish', use: 'needed', age: minutes(10) },
  cookieChoices: { name: 'cookieChoices', use: 'needed', age: days(365) },
  language: { name: 'lang', use: 'looks', age: days(365), isForScripts: true },
  theme: { name: 'theme', use: 'looks', age: days(365), isForScripts: true },
  currency: { name: 'currency', use: 'looks', age: days(365), isForScripts: true },
  giftDismissed: { name: 'giftDismissed', use: 'hints', age: null },
  referral: { name: 'referral', use: 'referral', age: days(30) },
  recent: { name: 'recent', use: 'seen', age: days(180), path: '/recent' },
} as const satisfies Record<string, CookieFacts>

export type CookieKey = keyof typeof COOKIES
