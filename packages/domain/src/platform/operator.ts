import type { z } from 'zod'
import { emailSchema, form, phoneSchema, text } from '../kernel/schemas'
import type { SettingField } from './setting-fields'

/** Who runs this market, as the law requires it to be shown to buyers. Missing details are empty. */
export interface Operator {
  /** The market's own name until the operator's is set. */
  name: string
  /** Number in the companies' register. */
  registration: string
  /** For sales and service tax. */
  sst: string
  /** On one line. */
  address: string
  email: string
  phone: string
}

export type OperatorField = keyof Operator

/** Under these names the settings hold it. */
export const OPERATOR_SETTING = {
  name: 'operatorName',
  registration: 'operatorRegistration',
  sst: 'operatorSst',
  address: 'operatorAddress',
  email: 'operatorEmail',
  phone: 'operatorPhone',
} as const satisfies Record<OperatorField, string>

/** What is left out stays as it is. */
export const operatorSchema = form({
  name: text(120),
  registration: text(60),
  sst: text(30),
  address: text(300),
  email: emailSchema,
  phone: phoneSchema,
}).partial()
export type OperatorInput = z.output<typeof operatorSchema>

/** The fields of the operator on the settings page. */
export const OPERATOR_FIELDS = {
  name: { kind: 'text', label: 'operatorName', name: OPERATOR_SETTING.name, usual: '', letters: 120 },
  registration: {
    ...{ kind: 'text', label: 'operatorRegistration', name: OPERATOR_SETTING.registration },
    ...{ usual: '', letters: 60 },
  },
  sst: { kind: 'text', label: 'operatorSst', name: OPERATOR_SETTING.sst, usual: '', letters: 30 },
  address: {
    kind: 'text',
    label: 'operatorAddress',
    name: OPERATOR_SETTING.address,
    usual: '',
    letters: 300,
  },
  email: { kind: 'email', label: 'operatorEmail', name: OPERATOR_SETTING.email, usual: '' },
  phone: { kind: 'phone', label: 'operatorPhone', name: OPERATOR_SETTING.phone, usual: '' },
} as const satisfies Record<OperatorField, SettingField>
