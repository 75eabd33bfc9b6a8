import { hours } from '@pasar/domain/kernel/time'
import { ACCOUNT_WAIT } from '@pasar/domain/payouts/payouts'

/** How long payouts to a new account wait, in hours. */
export const WAIT_HOURS = ACCOUNT_WAIT / hours(1)
