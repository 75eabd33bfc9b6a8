import type { z } from 'zod'
import { suspensionSchema } from '../accounts/accounts'
import { commentRemovalSchema } from '../blog/schemas'
import { couponSwitchSchema } from '../coupons/schemas'
import { form } from '../kernel/schemas'
import { rejectionSchema } from '../messaging/schemas'
import { staffNoteSchema } from './members'
import { itemRemovalSchema, itemRestoreSchema } from './removals'
import { storeHidingSchema, storeShowingSchema } from './stores'

/** What staff do to several records of a list at once, and the form of what they say about it. */
export const STAFF_CHANGES = {
  members: { suspend: suspensionSchema, lift: suspensionSchema },
  stores: { hide: storeHidingSchema, show: storeShowingSchema },
  items: { remove: itemRemovalSchema, restore: itemRestoreSchema, feature: form({}), unfeature: form({}) },
  messages: { approve: form({}), reject: rejectionSchema },
  coupons: { stop: couponSwitchSchema, resume: couponSwitchSchema },
  orders: { resend: form({}), writeNote: staffNoteSchema },
  inboxes: { take: form({}), release: form({}), close: form({}), reopen: form({}) },
  reports: { settle: form({}) },
  messageReports: { dismiss: form({}), uphold: rejectionSchema },
  comments: { publish: form({}), keep: form({}), takeDown: commentRemovalSchema },
} as const satisfies Record<string, Record<string, z.ZodType>>

type Changes = typeof STAFF_CHANGES
export type StaffChangeList = keyof Changes
type ActionOf<List extends StaffChangeList> = keyof Changes[List] & string
export type StaffAction = { [List in StaffChangeList]: ActionOf<List> }[StaffChangeList]
/** An action with what is said about it, which is the same for each record. */
export type StaffChange = {
  [List in StaffChangeList]: {
    [Action in ActionOf<List>]: { action: Action; input: z.output<Changes[List][Action] & z.ZodType> }
  }[ActionOf<List>]
}[StaffChangeList]

export const STAFF_CHANGE_LISTS = Object.keys(STAFF_CHANGES) as readonly StaffChangeList[]
export const staffActionsOf = (list: StaffChangeList): readonly StaffAction[] =>
  Object.keys(STAFF_CHANGES[list]) as StaffAction[]

/**
 * What is taken back so that the record is as before. The others cannot be: a message has been read, a mail was sent, a featured
 * item had its place, and what was lifted, shown again or run again had been stopped for a reason that is over.
 */
const UNDOABLE_ACTIONS = [
  'suspend',
  'hide',
  'remove',
  'feature',
  'stop',
  'take',
  'close',
  'settle',
  'dismiss',
  'publish',
  'keep',
  'takeDown',
] as const satisfies readonly StaffAction[]
export type UndoableAction = (typeof UNDOABLE_ACTIONS)[number]
export const isUndoableAction = (action: string): action is UndoableAction =>
  UNDOABLE_ACTIONS.some((known) => known === action)
