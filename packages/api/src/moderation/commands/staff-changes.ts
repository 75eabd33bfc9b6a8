import {
  type AuditAction,
  findBulkChange,
  findLastEntry,
  insertBulkRecord,
  listBulkRecords,
  putBulkChange,
  takeBulkRecord,
} from '@pasar/db'
import {
  DomainError,
  isUndoableAction,
  MAX_BULK,
  STAFF_CHANGE_LISTS,
  type StaffChange,
  type StaffChangeList,
  staffActionsOf,
  type UndoableAction,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { switchAnyCoupon } from '../../coupons/commands'
import { approveMessage, rejectMessage } from '../../messaging/commands/moderate'
import type { Context, OnRecorded } from '../../platform/context'
import { type BulkResult, changeEach } from '../../platform/lists/change-each'
import { staffRecordsOf } from '../reads/staff-changes'
import { featureItem, removeItem, restoreItem } from './items'
import { liftFromDesk, suspendFromDesk } from './members'
import { hideStore, showStore } from './stores'

/** Does it with one record, by the command that its own page calls. */
function changeOne(ctx: Context, admin: Admin, id: string, change: StaffChange): Promise<void> {
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
      return switchAnyCoupon(ctx, admin, id, change.action === 'resume')
  }
}

/** What the log says of an action, and the change that takes it back. */
const UNDO: Readonly<Record<UndoableAction, { entry: AuditAction; by: StaffChange }>> = {
  suspend: { entry: 'suspendMember', by: { action: 'lift', input: { reason: '' } } },
  hide: { entry: 'hideStore', by: { action: 'show', input: { reason: '' } } },
  remove: { entry: 'removeItem', by: { action: 'restore', input: { note: '' } } },
  feature: { entry: 'featureItem', by: { action: 'unfeature', input: {} } },
  stop: { entry: 'stopCoupon', by: { action: 'resume', input: {} } },
  resume: { entry: 'resumeCoupon', by: { action: 'stop', input: {} } },
}

const listOf = ({ action }: Pick<StaffChange, 'action'>): StaffChangeList => {
  const list = STAFF_CHANGE_LISTS.find((known) => staffActionsOf(known).includes(action))
  if (list === undefined) throw new RangeError(action)
  return list
}

/**
 * The same change of each record in a commit of its own. What is done in that commit beside it is handed over as
 * `onRecorded`, which its entry of the audit log calls; a record without an entry was so before.
 */
const changeAll = (
  ctx: Context,
  admin: Admin,
  ids: readonly string[],
  change: StaffChange,
  { onRecorded, afterCommit }: { onRecorded: OnRecorded; afterCommit?: () => void },
): Promise<BulkResult> =>
  changeEach(
    ids,
    async (id) => {
      let isRecorded = false
      const within: Context = {
        ...ctx,
        async onRecorded(tx, entry) {
          isRecorded = true
          await onRecorded(tx, entry)
        },
      }
      await changeOne(within, admin, id, change)
      if (!isRecorded) throw new DomainError('ITEM_UNCHANGED')
      afterCommit?.()
    },
    async (id) => (await staffRecordsOf(ctx, admin, listOf(change), [id]))[0]?.title ?? '',
  )

/**
 * Changes several records, each by the command of its own page and in a commit of its own: one that is refused does not hold up
 * the others. What can be undone is noted in the same commit, and takes the place of what this admin changed last.
 */
export async function changeRecords(
  ctx: Context,
  admin: Admin,
  ids: readonly string[],
  change: StaffChange,
): Promise<BulkResult & { undo: string | null }> {
  const { action } = change
  const note = isUndoableAction(action) ? { id: ctx.newId('bulkChange'), isOpen: false } : null
  const result = await changeAll(ctx, admin, [...new Set(ids)].slice(0, MAX_BULK), change, {
    async onRecorded(tx, entry) {
      if (note === null) return
      if (!note.isOpen) await putBulkChange(tx, { id: note.id, userId: admin.id, action, now: ctx.now() })
      await insertBulkRecord(tx, note.id, entry)
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
  const { entry, by } = UNDO[action]
  return changeAll(ctx, admin, await listBulkRecords(ctx.db, changeId), by, {
    async onRecorded(tx, { subjectId }) {
      const noted = await takeBulkRecord(tx, changeId, subjectId)
      // Thrown within the transaction, so that nothing is changed either.
      if (noted === null || (await findLastEntry(tx, subjectId, [entry])) !== noted)
        throw new DomainError('ITEM_CHANGED_SINCE')
    },
  })
}
