import {
  type AuditAction,
  findBulkChange,
  findLastEntry,
  insertBulkRecord,
  listBulkRecords,
  putBulkChange,
  tryTakeBulkRecord,
} from '@pasar/db'
import {
  DomainError,
  isUndoableAction,
  MAX_BULK,
  STAFF_CHANGE_LISTS,
  type StaffAction,
  type StaffChange,
  type StaffChangeList,
  staffActionsOf,
  type UndoableAction,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { approveComment, keepComment, removeComment, undecideComment } from '../../blog/commands/comments'
import { switchAnyCoupon } from '../../coupons/commands'
import { approveMessage, rejectMessage } from '../../messaging/commands/moderate'
import { dismissReport, reopenReport, upholdReport } from '../../messaging/commands/report'
import type { Context, OnRecorded } from '../../platform/context'
import { type BulkResult, changeEach } from '../../platform/lists/change-each'
import { uncloseInbox } from '../../support/commands/inbox-desk'
import { stepInbox } from '../../support/commands/inbox-several'
import { staffRecordsOf } from '../reads/staff-changes'
import { featureItem, removeItem, restoreItem } from './items'
import { liftFromDesk, suspendFromDesk } from './members'
import { noteOrder, resendOrderMail } from './orders'
import { closeReport, openReport } from './reports'
import { hideStore, showStore } from './stores'

/**
 * Does it with one record, by the command that its own page calls.
 * @param seen the version that was shown, of records that have one
 */
function changeOne(
  ctx: Context,
  admin: Admin,
  id: string,
  change: StaffChange,
  seen: number | undefined,
): Promise<void> {
  switch (change.action) {
    case 'suspend':
      return suspendFromDesk(ctx, admin, id, change.input)
    case 'lift':
      return liftFromDesk(ctx, admin, id, change.input)
    case 'hide':
      return hideStore(ctx, admin, id, change.input)
    case 'show':
      return showStore(ctx, admin, id, change.input)
    case 'remove':
      return removeItem(ctx, admin, id, change.input)
    case 'restore':
      return restoreItem(ctx, admin, id, change.input)
    case 'feature':
    case 'unfeature':
      return featureItem(ctx, admin, id, change.action === 'feature')
    case 'approve':
      return approveMessage(ctx, admin, id)
    case 'reject':
      return rejectMessage(ctx, admin, id, change.input.reason)
    case 'stop':
    case 'resume':
      return switchAnyCoupon(ctx, admin, id, change.action === 'resume', change.input)
    case 'resend':
      return resendOrderMail(ctx, admin, id)
    case 'writeNote':
      return noteOrder(ctx, admin, id, change.input)
    case 'take':
    case 'release':
    case 'close':
    case 'reopen':
      return stepInbox(ctx, admin, id, change.action, seen)
    case 'settle':
      return closeReport(ctx, admin, id)
    case 'dismiss':
      return dismissReport(ctx, admin, id)
    case 'uphold':
      return upholdReport(ctx, admin, id, change.input.reason)
    case 'publish':
      return approveComment(ctx, admin, id)
    case 'keep':
      return keepComment(ctx, admin, id)
    case 'takeDown':
      return removeComment(ctx, admin, id, change.input)
  }
}

type Act = (ctx: Context, admin: Admin, id: string) => Promise<void>

interface Undo {
  /** What the log says of the action. */
  entry: AuditAction
  /** Other ways to the same state: a record that has come there by one of them since stays. */
  others?: readonly AuditAction[]
  /** The command that takes it back. */
  by: Act
}

const UNDO: Readonly<Record<UndoableAction, Undo>> = {
  suspend: { entry: 'suspendMember', by: (ctx, admin, id) => liftFromDesk(ctx, admin, id, { reason: '' }) },
  hide: { entry: 'hideStore', by: (ctx, admin, id) => showStore(ctx, admin, id, { reason: '' }) },
  remove: { entry: 'removeItem', by: (ctx, admin, id) => restoreItem(ctx, admin, id, { note: '' }) },
  feature: { entry: 'featureItem', by: (ctx, admin, id) => featureItem(ctx, admin, id, false) },
  stop: {
    entry: 'stopCoupon',
    by: (ctx, admin, id) => switchAnyCoupon(ctx, admin, id, true, { reason: '' }),
  },
  take: { entry: 'takeInbox', by: (ctx, admin, id) => stepInbox(ctx, admin, id, 'release') },
  close: { entry: 'closeInbox', others: ['answerAndCloseInbox'], by: uncloseInbox },
  settle: { entry: 'closeReport', others: ['removeItem'], by: openReport },
  dismiss: { entry: 'dismissMessageReport', by: reopenReport },
  publish: { entry: 'approveComment', by: (ctx, admin, id) => undecideComment(ctx, admin, id, 'approve') },
  keep: { entry: 'keepComment', by: (ctx, admin, id) => undecideComment(ctx, admin, id, 'keep') },
  takeDown: { entry: 'removeComment', by: (ctx, admin, id) => undecideComment(ctx, admin, id, 'remove') },
}

const listOf = (action: StaffAction): StaffChangeList => {
  const list = STAFF_CHANGE_LISTS.find((known) => staffActionsOf(known).includes(action))
  if (list === undefined) throw new RangeError(action)
  return list
}

type OnRecordOf = (...asked: [...Parameters<OnRecorded>, recordId: string]) => Promise<void>

/**
 * The same change of each record in a commit of its own. What is done in that commit beside it is handed over as
 * `onRecorded`, which its entry of the audit log calls; a record without an entry was so before.
 */
const changeAll = (
  ctx: Context,
  admin: Admin,
  list: StaffChangeList,
  ids: readonly string[],
  act: Act,
  { onRecorded, afterCommit }: { onRecorded: OnRecordOf; afterCommit?: () => void },
): Promise<BulkResult> =>
  changeEach(
    ids,
    async (id) => {
      let isRecorded = false
      const within: Context = {
        ...ctx,
        async onRecorded(tx, entry) {
          isRecorded = true
          await onRecorded(tx, entry, id)
        },
      }
      await act(within, admin, id)
      if (!isRecorded) throw new DomainError('ITEM_UNCHANGED')
      afterCommit?.()
    },
    async (id) => (await staffRecordsOf(ctx, admin, list, [id]))[0]?.title ?? '',
  )

/**
 * Changes several records, each by the command of its own page and in a commit of its own: one that is refused does not hold up
 * the others. What can be undone is noted in the same commit, and takes the place of what this admin changed last.
 * @param seen the versions that were shown, of records that have one
 */
export async function changeRecords(
  ctx: Context,
  admin: Admin,
  ids: readonly string[],
  change: StaffChange,
  seen: ReadonlyMap<string, number> = new Map(),
): Promise<BulkResult & { undo: string | null }> {
  const { action } = change
  const note = isUndoableAction(action) ? { id: ctx.newId('bulkChange'), isOpen: false } : null
  const act: Act = (within, actor, id) => changeOne(within, actor, id, change, seen.get(id))
  const result = await changeAll(ctx, admin, listOf(action), [...new Set(ids)].slice(0, MAX_BULK), act, {
    async onRecorded(tx, entry, recordId) {
      if (note === null) return
      if (!note.isOpen) await putBulkChange(tx, { id: note.id, userId: admin.id, action, now: ctx.now() })
      await insertBulkRecord(tx, note.id, { entryId: entry.id, recordId })
    },
    afterCommit() {
      if (note !== null) note.isOpen = true
    },
  })
  return { ...result, undo: note?.isOpen === true ? note.id : null }
}

/**
 * Takes back an admin's last change of several records, where nobody did the same or the contrary since. Each record is taken
 * back once, however often it is asked for.
 * @throws DomainError NOT_FOUND for others' changes too, and once another change took its place
 */
export async function undoChangeOfRecords(ctx: Context, admin: Admin, changeId: string): Promise<BulkResult> {
  const action = (await findBulkChange(ctx.db, admin.id, changeId))?.action ?? ''
  if (!isUndoableAction(action)) throw new DomainError('NOT_FOUND')
  const { entry, others = [], by } = UNDO[action]
  const records = await listBulkRecords(ctx.db, changeId)
  // Two reports of the same have entries of one subject: the last of them is this change's, too.
  const own = new Set(records.map(({ entryId }) => entryId))
  const ids = records.map(({ recordId }) => recordId)
  return changeAll(ctx, admin, listOf(action), ids, by, {
    async onRecorded(tx, { subjectId }, recordId) {
      const isTaken = await tryTakeBulkRecord(tx, changeId, recordId)
      const last = await findLastEntry(tx, subjectId, [entry, ...others])
      // Thrown within the transaction, so that nothing is changed either.
      if (!isTaken || last === null || !own.has(last)) throw new DomainError('ITEM_CHANGED_SINCE')
    },
  })
}
