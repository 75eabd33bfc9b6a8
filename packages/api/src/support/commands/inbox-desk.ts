import {
  type AuditAction,
  findInboxEntry,
  findLastAct,
  type InboxEntry,
  insertInboxReply,
  NO_ROOTS,
  type Tx,
  tryChangeInboxEntry,
} from '@pasar/db'
import {
  CONTACT_TOPICS,
  DomainError,
  type ErrorCode,
  INBOX_STEPS,
  type InboxAnswerInput,
  type InboxState,
  type InboxStep,
  type StaffNoteInput,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin, writeStaffNote } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { findDocument, type StoredDocument } from '../internal/documents'

/** How the second of two admins is refused, by what the first one did. */
const MOVES = {
  takeInbox: 'INBOX_TAKEN',
  releaseInbox: 'INBOX_CHANGED',
  answerInbox: 'INBOX_ANSWERED',
  answerAndCloseInbox: 'INBOX_ANSWERED',
  closeInbox: 'INBOX_CLOSED',
  reopenInbox: 'INBOX_CHANGED',
  uncloseInbox: 'INBOX_CHANGED',
} as const satisfies Partial<Record<AuditAction, ErrorCode>>
type Move = keyof typeof MOVES

const isMove = (action: string): action is Move => Object.hasOwn(MOVES, action)

/** @throws DomainError NOT_FOUND, also after its sender has deleted the account */
async function requireEntry(db: Tx | Context['db'], id: string): Promise<InboxEntry> {
  const entry = await findInboxEntry(db, id, null)
  if (!entry) throw new DomainError('NOT_FOUND')
  return entry
}

/** The refusal for the second of two admins: what the first one did, and who that was. */
async function changedBy(tx: Tx, ctx: Context, id: string): Promise<DomainError> {
  const last = await findLastAct(tx, id, Object.keys(MOVES).filter(isMove))
  const code = last && isMove(last.action) ? MOVES[last.action] : 'INBOX_CHANGED'
  return new DomainError(code, { who: last?.actor || ctx.config.appName })
}

interface Change {
  /** Of the entry, as the page showed it. */
  version: number
  step: InboxStep
  action: Move
  /** Where it is not the state that the step leads to. */
  state?: InboxState
  /** The new assignee; undefined keeps the present one. */
  assignee?: string | null
}

/**
 * Changes an entry, and writes that to the audit log.
 * @throws DomainError INBOX_ANSWERED, INBOX_CLOSED, INBOX_TAKEN, INBOX_CHANGED when somebody was faster
 */
async function change(tx: Tx, ctx: Context, admin: Admin, id: string, wanted: Change): Promise<void> {
  const { from, to } = INBOX_STEPS[wanted.step]
  const state = wanted.state ?? to
  const isChanged = await tryChangeInboxEntry(
    tx,
    { id, version: wanted.version, from },
    {
      ...(state !== null && { state }),
      ...(wanted.assignee !== undefined && { assignee_id: wanted.assignee }),
    },
  )
  if (!isChanged) throw await changedBy(tx, ctx, id)
  await recordAdmin(tx, ctx, admin, wanted.action, id)
}

/** A step that changes nothing but the entry. @throws as `change` does, and DomainError NOT_FOUND */
const makeStep =
  (step: InboxStep, action: Move, assigneeOf?: (admin: Admin) => string | null) =>
  (ctx: Context, admin: Admin, id: string, version: number): Promise<void> =>
    ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      await requireEntry(tx, id)
      await change(tx, ctx, admin, id, { version, step, action, assignee: assigneeOf?.(admin) })
    })

/** Notes that an admin sees to it; another one may take it over. */
export const takeInbox = makeStep('take', 'takeInbox', ({ id }) => id)
/** Gives it back to everybody. */
export const releaseInbox = makeStep('release', 'releaseInbox', () => null)
/** Closes it; nothing is sent. */
export const closeInbox = makeStep('close', 'closeInbox')
export const reopenInbox = makeStep('reopen', 'reopenInbox')

/**
 * What says how a message was before it was closed: whether it was answered since it was opened last. That closing was
 * undone says nothing of it.
 */
const BEFORE_CLOSING = ['answerInbox', 'answerAndCloseInbox', 'reopenInbox'] as const

/** Has a message that was closed be as it was before. @throws as `change` does, and DomainError NOT_FOUND */
export const uncloseInbox = (ctx: Context, admin: Admin, id: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { version } = await requireEntry(tx, id)
    const last = await findLastAct(tx, id, BEFORE_CLOSING)
    const state = last === null || last.action === 'reopenInbox' ? 'open' : 'answered'
    await change(tx, ctx, admin, id, { version, step: 'unclose', action: 'uncloseInbox', state })
  })

/** The topic as a mail names it; one that is no longer offered is none. */
const topicOf = (topic: string) => CONTACT_TOPICS.find((known) => known === topic) ?? ''

/**
 * Answers by mail, in the language of whoever wrote. The entry then belongs to the admin, unless somebody had taken it.
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, INBOX_ANSWERED, INBOX_CLOSED, INBOX_TAKEN, INBOX_CHANGED
 */
export async function answerInbox(
  ctx: Context,
  admin: Admin,
  id: string,
  { version, answer, close }: InboxAnswerInput,
): Promise<void> {
  await requireEntry(ctx.db, id)
  await ctx.limits.take('inboxAnswer', admin.id)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const entry = await requireEntry(tx, id)
    const { inbox, topic, about, body: message, name, email, language, createdAt } = entry
    await change(tx, ctx, admin, id, {
      version,
      step: 'answer',
      action: close ? 'answerAndCloseInbox' : 'answerInbox',
      state: close ? 'closed' : 'answered',
      assignee: entry.assigneeId ?? admin.id,
    })
    const reply = {
      id: ctx.newId('inboxReply'),
      entryId: id,
      authorId: admin.id,
      body: answer,
      now: ctx.now(),
    }
    await insertInboxReply(tx, reply)
    await queueMail(tx, ctx, {
      kind: 'inboxAnswer',
      to: { userId: entry.writerId, name, email, language },
      values: {
        inbox,
        topic: topicOf(topic),
        post: inbox === 'careers' ? about : '',
        answer,
        message,
        writtenAt: createdAt,
      },
    })
  })
}

/** @throws DomainError NOT_FOUND */
export async function noteInbox(
  ctx: Context,
  admin: Admin,
  id: string,
  input: StaffNoteInput,
): Promise<void> {
  await requireEntry(ctx.db, id)
  await writeStaffNote(ctx, admin, id, input)
}

/** Finds the CV that came with an application. Each look is written to the audit log. @throws DomainError NOT_FOUND */
export const openCv = (ctx: Context, admin: Admin, id: string): Promise<StoredDocument> =>
  ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const { cvKey } = await requireEntry(tx, id)
    const document = cvKey === null ? null : await findDocument(ctx, cvKey)
    if (!document) throw new DomainError('NOT_FOUND')
    await recordAdmin(tx, ctx, admin, 'openCv', id)
    return document
  })
