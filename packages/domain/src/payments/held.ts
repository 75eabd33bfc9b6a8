/** What a provider received for a payment where it is not what was asked for. */
export interface Received {
  received: number | null
  receivedCurrency: string | null
}

/** Whether what was received can be booked and sent back: books are kept in ringgit alone. */
export const canSendBack = ({ received, receivedCurrency }: Received): boolean =>
  received !== null && received > 0 && receivedCurrency === 'MYR'
