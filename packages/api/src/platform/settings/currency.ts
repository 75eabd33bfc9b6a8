import { readCurrency, setCurrency } from '@pasar/db'
import type { CurrencyRates, DisplayCurrency } from '@pasar/domain'
import type { Actor } from '../../access/actors'
import type { Context } from '../context'

/** What a ringgit is worth elsewhere: as set, else as usual. */
export const currencyRates = async (ctx: Context): Promise<CurrencyRates> =>
  (await ctx.settings.read()).currencyRates

/** Stores a member's choice of the currency in which prices are also shown; a visitor's is in a cookie only. */
export async function chooseCurrency(ctx: Context, actor: Actor, currency: DisplayCurrency): Promise<void> {
  if (actor !== null) await ctx.transact({ user: actor.id }, (tx) => setCurrency(tx, actor.id, currency))
}

/** What a member chose; ringgit for one who is gone. */
export const currencyOfMember = async (ctx: Context, userId: string): Promise<DisplayCurrency> =>
  (await readCurrency(ctx.db, userId)) ?? 'MYR'
