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
  /** The tax authority's code of the state, "01" to "17". */
  state: string
}

/** Under these names the settings hold it. */
export const TAXPAYER_SETTING = {
  tin: 'operatorTin',
  msic: 'operatorMsic',
  activity: 'operatorActivity',
  city: 'operatorCity',
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
  state: field('state', 2),
} as const satisfies Record<keyof Taxpayer, SettingField>

const SHAPES = {
  tin: /^[A-Z]{1,2}\d{8,12}$/,
  msic: /^\d{5}$/,
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
