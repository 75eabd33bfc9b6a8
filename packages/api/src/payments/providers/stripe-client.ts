import { seconds } from '@pasar/domain'
import type Stripe from 'stripe'
import type { StripeConfig } from '../../platform/config'

/** Stripe's library, open with the market's key. */
export interface StripeClient {
  stripe: Stripe
  /** Whether Stripe refused, or could not be reached. */
  isStripeError(error: unknown): error is Stripe.errors.StripeError
}

/**
 * Loads the library, which is a ninth of all the code, for a market that takes payments by Stripe. It does so at once, not
 * with the first payment: by then another build may have taken the place of its file.
 * @param timeout how long Stripe may take to answer, in milliseconds
 */
export async function openStripe(
  { apiBase, secretKey }: StripeConfig,
  timeout: number = seconds(10),
): Promise<StripeClient> {
  const { default: Library } = await import('stripe')
  const stripe = new Library(secretKey, {
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase === null
      ? {}
      : {
          host: apiBase.hostname,
          protocol: apiBase.protocol === 'http:' ? ('http' as const) : ('https' as const),
          port: apiBase.port || (apiBase.protocol === 'http:' ? 80 : 443),
        }),
  })
  return { stripe, isStripeError: (error) => error instanceof Library.errors.StripeError }
}
