import { findSettings, touchSetting } from '@pasar/db'
import { OPERATOR_SETTING, type Operator, type OperatorField, type OperatorInput } from '@pasar/domain'
import type { Context } from '../context'

const FIELDS = Object.keys(OPERATOR_SETTING) as OperatorField[]

/**
 * Who runs this market, for terms, contact and invoices. What is not told yet is an empty text, and pages
 * leave it out; the name is the market's own until then.
 */
export async function readOperator(ctx: Context): Promise<Operator> {
  const kept = await findSettings(ctx.db, Object.values(OPERATOR_SETTING))
  const read = (field: OperatorField): string => kept.get(OPERATOR_SETTING[field]) ?? ''
  return {
    name: read('name') || ctx.config.appName,
    registration: read('registration'),
    address: read('address'),
    email: read('email'),
    phone: read('phone'),
  }
}

/** Writes who runs this market; what is left out stays as it is. */
export async function changeOperator(ctx: Context, input: OperatorInput): Promise<void> {
  await ctx.transact(async (tx) => {
    for (const field of FIELDS) {
      const value = input[field]
      if (value !== undefined) await touchSetting(tx, OPERATOR_SETTING[field], value, ctx.now())
    }
  })
}
