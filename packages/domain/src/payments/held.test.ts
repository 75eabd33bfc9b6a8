import { expect, it } from 'vitest'
import { formatReceived } from './held'

it.each([
  [1_990, 'MYR', 'RM 19.90'],
  [1_234_567, 'USD', 'USD 12,345.67'],
  [1_990, 'JPY', 'JPY 1,990'],
  [1_990, 'KWD', 'KWD 1.990'],
  [0, 'USD', 'USD 0.00'],
  [null, null, ''],
  [1_990, 'a currency', ''],
])('%s of %s is written as %j', (received, receivedCurrency, written) =>
  expect(formatReceived({ received, receivedCurrency })).toBe(written),
)
