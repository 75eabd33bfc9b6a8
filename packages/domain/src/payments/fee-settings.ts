import { numberOf, readPercent, type SettingFields, type SettingTexts } from '../platform/setting-fields'
import type { FeeRates } from './fees'

const WHOLE_BPS = 10_000

/** What the market asks of item money, and what of it goes to the reseller who recruited the seller. */
export const FEE_FIELDS = {
  fee: { kind: 'percent', label: 'fee', name: 'feePercent', usual: '8', least: '1', most: '30' },
  reseller: {
    kind: 'percent',
    label: 'reseller',
    name: 'resellerPercent',
    usual: '2',
    least: '0.1',
    most: '15',
  },
} as const satisfies SettingFields

/** The rates that an order is placed at. A reseller never gets more than the fee. */
export function readFeeRates(texts: SettingTexts): FeeRates {
  const fee = numberOf(texts, FEE_FIELDS.fee)
  return {
    sellerBps: WHOLE_BPS - fee,
    resellerBps: Math.min(numberOf(texts, FEE_FIELDS.reseller), fee),
  }
}

/** What is wrong with the two together: messages by field. */
export function checkFees({
  fee = '',
  reseller = '',
}: Readonly<Record<string, string>>): Record<string, string> {
  const [most, share] = [readPercent(fee), readPercent(reseller)]
  if (most === null || share === null || share <= most) return {}
  return { reseller: 'shareAboveFee' }
}
