import type { LiveSession } from '@pasar/api'

/** What an answer carries on its way from one middleware to the next. */
export interface Locals {
  /** Of the scripts and styles that may run on the page. */
  nonce?: string
  /** Who asks, once it was looked up; null for nobody. */
  session?: LiveSession | null
  /** Why the requested page is refused during an impersonation. */
  impersonationRefusal?: 'LOOK_REFUSED' | 'LOOK_OVER'
}

/** `response.locals` with its types: Express leaves them open. */
export const localsOf = ({ locals }: { locals: Locals }): Locals => locals
