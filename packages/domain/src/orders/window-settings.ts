import { days } from '../kernel/time'
import { numberOf, parseNumber, type SettingFields, type SettingTexts } from '../platform/setting-fields'
import { type ParcelWindows, WINDOWS } from './protection'

const usual = (window: number): string => String(window / days(1))

/** In whole days. Bounds keep a seller and a buyer the time to act at all. */
export const WINDOW_FIELDS = {
  ship: {
    ...{ kind: 'days', label: 'windowShip', name: 'windowShipDays', usual: usual(WINDOWS.ship) },
    ...{ least: '3', most: '30' },
  },
  remind: {
    ...{ kind: 'days', label: 'windowRemind', name: 'windowRemindDays', usual: usual(WINDOWS.remindSeller) },
    ...{ least: '1', most: '29' },
  },
  protect: {
    ...{ kind: 'days', label: 'windowProtect', name: 'windowProtectDays', usual: usual(WINDOWS.protect) },
    ...{ least: '3', most: '30' },
  },
  sellerAnswers: {
    ...{ kind: 'days', label: 'windowSellerAnswers', name: 'windowSellerAnswerDays' },
    ...{ usual: usual(WINDOWS.sellerAnswers), least: '2', most: '14' },
  },
  buyerAnswers: {
    ...{ kind: 'days', label: 'windowBuyerAnswers', name: 'windowBuyerAnswerDays' },
    ...{ usual: usual(WINDOWS.buyerAnswers), least: '3', most: '30' },
  },
  returnArrives: {
    ...{ kind: 'days', label: 'windowReturnArrives', name: 'windowReturnDays' },
    ...{ usual: usual(WINDOWS.returnArrives), least: '7', most: '60' },
  },
  weDecide: {
    ...{ kind: 'days', label: 'windowWeDecide', name: 'windowDecideDays', usual: usual(WINDOWS.weDecide) },
    ...{ least: '1', most: '14' },
  },
} as const satisfies SettingFields

/** The days that are agreed with an order, and those that a claim is given as it moves on. */
export interface Windows extends ParcelWindows {
  sellerAnswerDays: number
  buyerAnswerDays: number
  returnDays: number
  decideDays: number
}

/** The windows of what begins now. */
export const readWindows = (texts: SettingTexts): Windows => ({
  shipDays: numberOf(texts, WINDOW_FIELDS.ship),
  remindDays: numberOf(texts, WINDOW_FIELDS.remind),
  protectDays: numberOf(texts, WINDOW_FIELDS.protect),
  sellerAnswerDays: numberOf(texts, WINDOW_FIELDS.sellerAnswers),
  buyerAnswerDays: numberOf(texts, WINDOW_FIELDS.buyerAnswers),
  returnDays: numberOf(texts, WINDOW_FIELDS.returnArrives),
  decideDays: numberOf(texts, WINDOW_FIELDS.weDecide),
})

/** A seller is reminded before the parcel is cancelled. */
export function checkWindows(values: Readonly<Record<string, string>>): Record<string, string> {
  const remind = parseNumber(WINDOW_FIELDS.remind, values.remind ?? '')
  const ship = parseNumber(WINDOW_FIELDS.ship, values.ship ?? '')
  return remind !== null && ship !== null && remind >= ship ? { remind: 'remindTooLate' } : {}
}

export type WindowEffectKind = `window_${keyof typeof WINDOW_FIELDS}`

const VALUE_OF = {
  ship: 'shipDays',
  remind: 'remindDays',
  protect: 'protectDays',
  sellerAnswers: 'sellerAnswerDays',
  buyerAnswers: 'buyerAnswerDays',
  returnArrives: 'returnDays',
  weDecide: 'decideDays',
} as const satisfies Record<keyof typeof WINDOW_FIELDS, keyof Windows>

const KINDS = [
  'ship',
  'remind',
  'protect',
  'sellerAnswers',
  'buyerAnswers',
  'returnArrives',
  'weDecide',
] as const

/** What other windows mean to buyers and sellers. */
export const windowEffects = (before: Windows, after: Windows) =>
  KINDS.map((window) => ({
    kind: `window_${window}` as const satisfies WindowEffectKind,
    values: { before: String(before[VALUE_OF[window]]), after: String(after[VALUE_OF[window]]) },
  }))
