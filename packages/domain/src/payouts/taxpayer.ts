import type { SettingField } from '../platform/setting-fields'

/** What e-invoices say of whoever runs this market, beside what buyers are shown. Missing details are empty. */
export interface Taxpayer {
  /** Tax identification number. */
  tin: string
  /** Of the industry (Malaysia Standard Industrial Classification). */
  msic: string
  /** What the business does, in words. */
  activity: string
  city: string
  postcode: string
  /** The tax authority's code of the state, "01" to "17". */
  state: string
}

/** Under these names the settings hold it. */
export const TAXPAYER_SETTING = {
  tin: 'operatorTin',
  msic: 'operatorMsic',
  activity: 'operatorActivity',
  city: 'operatorCity',
  postcode: 'operatorPostcode',
  state: 'operatorState',
} as const satisfies Record<keyof Taxpayer, string>

const field = (name: keyof Taxpayer, letters: number) =>
  ({
    kind: 'text',
    label: TAXPAYER_SETTING[name],
    name: TAXPAYER_SETTING[name],
    usual: '',
    letters,
  }) as const satisfies SettingField

export const TAXPAYER_FIELDS = {
  tin: field('tin', 14),
  msic: field('msic', 5),
  activity: field('activity', 300),
  city: field('city', 50),
  postcode: field('postcode', 5),
  state: field('state', 2),
} as const satisfies Record<keyof Taxpayer, SettingField>

/** Begins with what somebody is: IG for a person, C for a company, and so on. */
export const TIN = /^(?:C|CS|D|E|F|FA|IG|J|LE|PT|TA|TC|TJ|TN|TP|TR)\d{8,12}$/

/** A number for sales and service tax, without hyphens. */
export const SST_NUMBER = /^[A-Z]\d{14}$/

/** As the customs department (RMCD) writes it: W10-1808-32000123. */
export const writeSstNumber = (squeezed: string): string => squeezed.replace(/^(.{3})(.{4})(.+)$/, '$1-$2-$3')

const SHAPES = {
  tin: TIN,
  msic: /^\d{5}$/,
  postcode: /^\d{5}$/,
  state: /^(?:0[1-9]|1[0-7])$/,
} as const

/** What is wrong with what was typed: messages by field. An empty field is no mistake. */
export const checkTaxpayer = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHAPES).flatMap(([name, shape]) => {
      const typed = values[name] ?? ''
      return typed === '' || shape.test(typed) ? [] : [[name, name === 'state' ? 'stateCode' : name]]
    }),
  )
