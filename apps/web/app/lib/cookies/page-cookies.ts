import { LIFETIME } from '@pasar/domain/accounts/lifetimes'
import { minutes } from '@pasar/domain/kernel/time'

/** What every page needs to know of, apart from the list of all cookies: each page carries it, and counts its bytes. */
export const SIGNED_OUT = {
  name: 'signedOut',
  use: 'needed',
  age: LIFETIME.session,
  isForScripts: true,
} as const

/** Scripts take it away, with its message on the page. */
export const FLASH = { name: 'flash', use: 'needed', age: minutes(1), isForScripts: true } as const

/** Writes a cookie that scripts may write. @param value plain characters, without `;` */
export function writePageCookie({ name }: { name: string }, value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${age / 1_000}; SameSite=Lax${secure}`
}
