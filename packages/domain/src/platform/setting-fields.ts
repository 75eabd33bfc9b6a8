import { z } from 'zod'
import type { Feature } from '../access/features'
import { synonymsSchema } from '../catalogue/search/synonym-lines'
import { boundedString, typedString } from '../kernel/bounded-text'
import { formatAmount } from '../kernel/format'
import { httpsLinkSchema } from '../kernel/links'
import { type BasisPoints, parseRinggit, type Sen, sen } from '../kernel/money'
import { emailSchema, optionalPhoneSchema, optionalText } from '../kernel/schemas'
import { MAX_COURIERS_TEXT, parseCouriers } from '../shipping/courier-list'
import type { ZoneName } from '../shipping/shipping'

/** The settings as they are stored, by their names. */
export type SettingTexts = ReadonlyMap<string, string>

/** What a field is called: `marketSettings.field_…`. */
export type SettingLabel =
  | 'fee'
  | 'reseller'
  | 'zoneBase'
  | 'zonePerKg'
  | 'zoneCountries'
  | 'rateUSD'
  | 'rateSGD'
  | 'rateEUR'
  | 'rateCNY'
  | 'rateSource'
  | 'operatorName'
  | 'operatorRegistration'
  | 'operatorSst'
  | 'operatorAddress'
  | 'operatorEmail'
  | 'operatorPhone'
  | 'operatorTin'
  | 'operatorMsic'
  | 'operatorActivity'
  | 'operatorCity'
  | 'operatorPostcode'
  | 'operatorState'
  | 'appApk'
  | 'appAppStore'
  | 'appGooglePlay'
  | 'courier'
  | 'synonyms'
  | 'windowShip'
  | 'windowRemind'
  | 'windowProtect'
  | 'windowSellerAnswers'
  | 'windowBuyerAnswers'
  | 'windowReturnArrives'
  | 'windowWeDecide'
  | `feature_${Feature}`

interface FieldOf<Kind extends string> {
  kind: Kind
  label: SettingLabel
  /** Fields of one group stand beside each other. */
  group?: ZoneName
  /** The setting that holds it. */
  name: string
  /** What holds until somebody sets it. */
  usual: string
}

/** A number within bounds, which are shown beside its field. Both ends are allowed. */
type NumberField<Kind extends string> = FieldOf<Kind> & { least: string; most: string }

export type SettingField =
  | NumberField<'percent'>
  | NumberField<'amount'>
  | NumberField<'rate'>
  | NumberField<'days'>
  | FieldOf<'countries'>
  | FieldOf<'email'>
  | FieldOf<'phone'>
  | FieldOf<'link'>
  | FieldOf<'couriers'>
  | FieldOf<'switch'>
  | (FieldOf<'text' | 'synonyms'> & { letters: number })

export type SettingFields = Readonly<Record<string, SettingField>>

export const settingOf = (texts: SettingTexts, { name, usual }: SettingField): string =>
  texts.get(name) ?? usual

/** Hundredths of a percent, as they are typed: "8.5" is 850. Null for what is no percentage. */
export function readPercent(typed: string): BasisPoints | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim().replace(/\s*%$/, '')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Whole days. Null for what is no such number. */
const parseDays = (typed: string): number | null => (/^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : null)

/** Without zeros at its end: 850 is "8.5". */
const writePercent = (bps: BasisPoints): string => formatAmount(bps).replace(/\.?0+$/, '')

/** A rate with up to six digits behind the point, in millionths. Null for what is none. */
export function parseRate(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 1_000_000 + Number(part.padEnd(6, '0'))
}

export const writeRate = (millionths: number): string => {
  const digits = String(millionths).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

const NUMBERS = {
  percent: { parse: readPercent, write: writePercent },
  amount: { parse: parseRinggit, write: (value: number) => formatAmount(value) },
  rate: { parse: parseRate, write: writeRate },
  days: { parse: parseDays, write: String },
} as const satisfies Record<string, { parse(typed: string): number | null; write(value: number): string }>

/** The number of a field as it is stored; null when that is no number within its bounds. */
export function parseNumber(field: NumberField<keyof typeof NUMBERS>, typed: string): number | null {
  const { parse } = NUMBERS[field.kind]
  const [value, least, most] = [parse(typed), parse(field.least), parse(field.most)]
  return value === null || value < (least ?? 0) || value > (most ?? 0) ? null : value
}

/** The number that holds: the one that was set, else the usual one. */
export const numberOf = (texts: SettingTexts, field: NumberField<keyof typeof NUMBERS>): number =>
  parseNumber(field, settingOf(texts, field)) ?? NUMBERS[field.kind].parse(field.usual) ?? 0

export const amountOf = (texts: SettingTexts, field: NumberField<'amount'>): Sen =>
  sen(numberOf(texts, field))

const numberSchema = (field: NumberField<keyof typeof NUMBERS>) => {
  const { parse, write } = NUMBERS[field.kind]
  return boundedString(20, { error: 'settingNumber', tooLong: 'settingNumber' })
    .refine((typed) => parse(typed) !== null, { error: 'settingNumber', abort: true })
    .refine((typed) => parseNumber(field, typed) !== null, 'settingRange')
    .transform((typed) => write(parse(typed) ?? 0))
}

/** Two-letter codes as they are typed, in capitals. */
export const readCodes = (typed: string): string[] => typed.toUpperCase().match(/[^\s,;]+/g) ?? []

/** Reads what is typed into a field, as it is stored. */
export function settingSchema(field: SettingField): z.ZodType<string> {
  switch (field.kind) {
    case 'percent':
    case 'amount':
    case 'rate':
    case 'days':
      return numberSchema(field)
    case 'countries':
      return typedString(1_200).transform((typed) => readCodes(typed).join(', '))
    case 'email':
      return z.union([z.literal(''), emailSchema], { error: 'email' }).default('')
    case 'phone':
      return optionalPhoneSchema
    case 'link':
      return httpsLinkSchema.default('')
    case 'couriers':
      return boundedString(MAX_COURIERS_TEXT).refine((typed) => parseCouriers(typed) !== null, 'invalid')
    case 'synonyms':
      return synonymsSchema
    case 'switch':
      return z.enum(['on', 'off'], { error: 'invalid' })
    case 'text':
      return optionalText(field.letters)
  }
}

/** A value as people read it, in any language. */
export function writeSetting({ kind }: SettingField, value: string): string {
  if (value === '') return '–'
  if (kind === 'switch') return value === 'on' ? '✓' : '✗'
  if (kind === 'percent') return `${value} %`
  return kind === 'amount' ? `RM ${value}` : value
}
