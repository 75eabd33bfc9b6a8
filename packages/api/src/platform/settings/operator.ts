import {
  OPERATOR_SETTING,
  type Operator,
  type OperatorInput,
  TAXPAYER_SETTING,
  type Taxpayer,
} from '@pasar/domain'
import type { Context } from '../context'
import { setSettings } from './change'
import { givenOf, readSettingGroup } from './setting-groups'

/**
 * Who runs this market, for terms, contact and invoices. A missing detail is an empty text, and pages
 * leave it out; the name is the market's own until then.
 */
export async function readOperator(ctx: Context): Promise<Operator> {
  const texts = await readSettingGroup(ctx, OPERATOR_SETTING)
  return { ...texts, name: texts.name || ctx.config.appName }
}

/** What e-invoices say of whoever runs this market, beside that. */
export const readTaxpayer = (ctx: Context): Promise<Taxpayer> => readSettingGroup(ctx, TAXPAYER_SETTING)

/** Writes who runs this market; what is left out stays as it is. */
export const changeOperator = (ctx: Context, input: OperatorInput): Promise<void> =>
  setSettings(ctx, 'operator', givenOf(input))
