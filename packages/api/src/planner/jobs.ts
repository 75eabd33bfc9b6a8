import {
  closePlanNews,
  deleteRemovedPlans,
  listCheaperLines,
  listPlanNews,
  listPlansGiven,
  listPlansNear,
  listReservedLines,
  NO_ROOTS,
  noteGiftsTold,
  type PlanNews,
  takeCheaperLine,
  tryNoteReminded,
} from '@pasar/db'
import { dayOf, PLAN_KEPT, PLAN_REMINDER } from '@pasar/domain'
import type { Context } from '../platform/context'
import { isFeatureOn } from '../platform/settings/require-feature'
import { notifyOfPlan, planPath } from './internal/news'
import { settleGifts } from './internal/settle'
import { readOpenLines } from './internal/spending'

/** Read, or notified in one transaction, at a time: others who write do not wait long. */
const AT_ONCE = 50

/** Notifies some owners of an item that became cheaper than planned, where they still need it. @returns how many there were to notify */
async function notifySome(ctx: Context, news: PlanNews): Promise<number> {
  const { title, price } = news
  const today = dayOf(ctx.now())
  const lines = await listCheaperLines(ctx.db, news, today, AT_ONCE)
  if (lines.length === 0) return 0
  const userIds = lines.map(({ userId }) => userId)
  const open = await readOpenLines(ctx.db, userIds, today)
  await ctx.transact({ user: userIds }, async (tx) => {
    for (const { lineId, planId, userId, list, day, planned } of lines)
      if ((await takeCheaperLine(tx, lineId, price)) && open.has(lineId))
        await notifyOfPlan(tx, ctx, {
          userId,
          mail: (link) => ({
            kind: 'planCheaper',
            values: { list, day, title, amount: price, before: planned, link },
          }),
          path: planPath(planId),
        })
  })
  return lines.length
}

/** Whether nobody is left to be notified, once it can be bought again. */
const isOver = async (ctx: Context, news: PlanNews): Promise<boolean> =>
  (await listCheaperLines(ctx.db, news, dayOf(ctx.now()), 1)).length === 0

/**
 * News of what cannot be bought right now wait: for a pause to end, a holiday, or new stock. Those of what is removed do not:
 * the database notes them again when it is put back.
 */
async function notifyOfPrices(ctx: Context, signal?: AbortSignal): Promise<void> {
  let page = await listPlanNews(ctx.db, '', AT_ONCE)
  while (page.length > 0) {
    for (const news of page) {
      if (news.isOffered) while ((await notifySome(ctx, news)) > 0) if (signal?.aborted) return
      if (news.isOffered || news.isRemoved || (await isOver(ctx, news)))
        await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => closePlanNews(tx, news))
    }
    page = await listPlanNews(ctx.db, page.at(-1)?.variantId ?? '', AT_ONCE)
  }
}

async function remindOwners(ctx: Context): Promise<void> {
  const now = ctx.now()
  for (;;) {
    const near = await listPlansNear(ctx.db, dayOf(now), dayOf(now + PLAN_REMINDER), AT_ONCE)
    if (near.length === 0) return
    await ctx.transact({ user: near.map(({ userId }) => userId) }, async (tx) => {
      for (const { id, userId, title, day } of near)
        if (await tryNoteReminded(tx, id, day))
          await notifyOfPlan(tx, ctx, {
            userId,
            mail: (link) => ({ kind: 'planNear', values: { list: title, day, link } }),
            path: planPath(id),
          })
    })
  }
}

async function tellOfGifts(ctx: Context): Promise<void> {
  const now = ctx.now()
  for (;;) {
    const given = await listPlansGiven(ctx.db, dayOf(now - PLAN_KEPT), dayOf(now), AT_ONCE)
    if (given.length === 0) return
    await ctx.transact({ user: given.map(({ userId }) => userId) }, async (tx) => {
      for (const { id, userId, title, day } of given) {
        const pieces = await noteGiftsTold(tx, id, dayOf(now))
        if (pieces > 0)
          await notifyOfPlan(tx, ctx, {
            userId,
            mail: (link) => ({ kind: 'planGiven', values: { list: title, day, pieces, link } }),
            path: planPath(id),
          })
      }
    })
  }
}

async function settleReserved(ctx: Context, signal?: AbortSignal): Promise<void> {
  let page = await listReservedLines(ctx.db, '', AT_ONCE)
  while (page.length > 0) {
    for (const lineId of page) {
      if (signal?.aborted) return
      await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => settleGifts(tx, ctx, lineId))
    }
    page = await listReservedLines(ctx.db, page.at(-1) ?? '', AT_ONCE)
  }
}

/**
 * Notifies members about their lists: of prices below those planned, of days that come near, of what was given. Ends
 * reservations, and deletes what was removed long ago. What a run leaves half done, the next one finishes. While the planner
 * is switched off nobody is notified: the news lead to its pages.
 */
export async function runPlanner(ctx: Context, signal?: AbortSignal): Promise<void> {
  const isOn = await isFeatureOn(ctx, 'planner')
  if (isOn) {
    await notifyOfPrices(ctx, signal)
    await remindOwners(ctx)
  }
  await settleReserved(ctx, signal)
  if (isOn) await tellOfGifts(ctx)
  await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteRemovedPlans(tx, ctx.now() - PLAN_KEPT))
}
