import { readCurrency, readSetting, setCurrency } from '@pasar/db'
import { type CurrencyRates, type DisplayCurrency, RATES_SETTING, readRates } from '@pasar/domain'
import type { Actor } from '../../access/actors'
import type { Context } from '../context'

/** What a ringgit is worth elsewhere: as set, else as usual. */
export const currencyRates = async (ctx: Context): Promise<CurrencyRates> =>
  readRates(await readSetting(ctx.db, RATES_SETTING))

/** Stores a member's choice of the currency in which prices are also shown; a visitor's is in a cookie only. */
export async function chooseCurrency(ctx: Context, actor: Actor, currency: DisplayCurrency): Promise<void> {
  if (actor !== null) await ctx.transact({ user: actor.id }, (tx) => setCurrency(tx, actor.id, currency))
}

/** What a member chose; ringgit for one who is gone. */
export const currencyOfMember = async (ctx: Context, userId: string): Promise<DisplayCurrency> =>
  (await readCurrency(ctx.db, userId)) ?? 'MYR'
