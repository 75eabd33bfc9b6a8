import { insertWelcomeCoupon, NO_ROOTS, setLanguage, touchSetting } from '@pasar/db'
import { type Language, WELCOME_CODE } from '@pasar/domain'
import type { Actor } from '../../access/actors'
import type { Context } from '../context'

/** Stores a member's choice of language; a visitor's is in a cookie only. */
export async function chooseLanguage(ctx: Context, actor: Actor, language: Language): Promise<void> {
  if (actor !== null) await ctx.transact({ user: actor.id }, (tx) => setLanguage(tx, actor.id, language))
}

/** Proves that the database takes writes. */
export const probeWrites = (ctx: Context): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
    touchSetting(tx, 'last_probe', String(ctx.now()), ctx.now()),
  )

/** What every marketplace has from its first start on: the welcome gift its pages offer. A second time changes nothing. */
export const prepareMarket = (ctx: Context): Promise<void> =>
  ctx.transact(NO_ROOTS.alone, (tx) =>
    insertWelcomeCoupon(tx, { id: ctx.newId('coupon'), code: WELCOME_CODE, now: ctx.now() }),
  )
