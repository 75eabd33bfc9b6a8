import { days } from '../kernel/time'

/** Lists of a member that are not removed. */
export const MAX_PLANS = 30
/** Items on a list. */
export const MAX_PLAN_LINES = 60
/** Pieces of an item on a list. Each piece of a registry that is given is a row of its own. */
export const MAX_PLAN_PIECES = 99
export const MAX_PLAN_TITLE = 60
export const MAX_PLAN_NOTE = 200
/** How far ahead a list may be. */
export const MAX_PLAN_YEARS = 5
/** What was removed can be put back for so long. */
export const PLAN_KEPT = days(30)
/** Before its day the owner is reminded of a list. */
export const PLAN_REMINDER = days(7)
/** How long a piece of a registry is reserved for who wants to give it. */
export const GIFT_HOLD = days(2)

export const PLAN_SHARES = ['none', 'read', 'registry'] as const
export type PlanShare = (typeof PLAN_SHARES)[number]
