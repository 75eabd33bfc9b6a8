import { LIFETIME } from '@pasar/domain/accounts/lifetimes'

/** Apart from the list of all cookies: every page carries it, and counts its bytes. */
export const SIGNED_OUT = {
  name: 'signedOut',
  use: 'needed',
  age: LIFETIME.session,
  isForScripts: true,
} as const
