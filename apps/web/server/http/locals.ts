import type { LiveSession } from '@pasar/api'

/** What an answer carries on its way from one middleware to the next. */
export interface Locals {
  /** Of the scripts and styles that may run on the page. */
  nonce?: string
  /** Who asks, once it was looked up; null for nobody. */
  session?: LiveSession | null
  /** Why the page that was asked for is not shown to an admin who looks at the shop as a member. */
  lookRefusal?: 'LOOK_REFUSED' | 'LOOK_OVER'
}

/** `response.locals` with its types: Express leaves them open. */
export const localsOf = ({ locals }: { locals: Locals }): Locals => locals
