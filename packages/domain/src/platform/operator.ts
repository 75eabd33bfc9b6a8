import type { z } from 'zod'
import { emailSchema, form, phoneSchema, text } from '../kernel/schemas'

/** Who runs this market, as the law requires it to be shown to buyers. Missing details are empty. */
export interface Operator {
  /** The market's own name until the operator's is set. */
  name: string
  /** Number in the companies' register. */
  registration: string
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
  address: 'operatorAddress',
  email: 'operatorEmail',
  phone: 'operatorPhone',
} as const satisfies Record<OperatorField, string>

/** What is left out stays as it is. */
export const operatorSchema = form({
  name: text(120),
  registration: text(60),
  address: text(300),
  email: emailSchema,
  phone: phoneSchema,
}).partial()
export type OperatorInput = z.output<typeof operatorSchema>
