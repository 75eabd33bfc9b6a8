import type { Language, MailKind } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface NewMail {
  id: string
  kind: MailKind
  userId: string | null
  name: string
  email: string
  language: Language
  sealedValues: Uint8Array
  dedupeKey: string | null
  now: number
  /** From when it may be sent. */
  dueAt: number
}

const addMail = prepareQuery((db, mail: ParametersOf<NewMail>) =>
  db
    .insertInto('mails')
    .values({
      id: mail.id,
      kind: mail.kind,
      user_id: mail.userId,
      to_name: mail.name,
      to_email: mail.email,
      language: mail.language,
      sealed_values: mail.sealedValues,
      dedupe_key: mail.dedupeKey,
      state: 'queued',
      due_at: mail.dueAt,
      created_at: mail.now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .compile(),
)

/** Queues a mail; false when the event it is about has one. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<boolean> {
  const { numAffectedRows } = await addMail(tx, mail)
  return numAffectedRows === 1n
}

/**
 * Takes back the mail of an event that needs none any more. One that is sent, or on its way, stays; another of the same name
 * may follow it.
 */
export async function takeBackMail(tx: Tx, dedupeKey: string): Promise<void> {
  await tx.deleteFrom('mails').where('dedupe_key', '=', dedupeKey).where('state', '=', 'queued').execute()
  await tx.updateTable('mails').set({ dedupe_key: null }).where('dedupe_key', '=', dedupeKey).execute()
}

export interface ClaimedMail {
  id: string
  kind: MailKind
  name: string
  email: string
  language: Language
  sealedValues: Uint8Array
  /** How often it was tried, this time included; also what proves that it is still ours. */
  tries: number
  createdAt: number
}

type Claim = { now: number; heldUntil: number; limit: number }

// The states are written out: the index of open mails is not taken for states that are only bound.
const claimOf = (which: RawBuilder<unknown>) =>
  prepareQuery((db, { now, heldUntil, limit }: ParametersOf<Claim>) =>
    sql<ClaimedMail>`update mails
    set state = 'sending', tries = tries + 1, due_at = ${heldUntil}
    where id in (select id from mails where state in ('queued', 'sending') and due_at <= ${now} and ${which}
      order by due_at limit ${limit})
    returning id, kind, to_name as name, to_email as email, language, sealed_values as "sealedValues", tries,
      created_at as "createdAt"`.compile(db),
  )
const claim = claimOf(sql`kind <> 'newsletterIssue'`)
const claimIssues = claimOf(sql`kind = 'newsletterIssue'`)

/**
 * Takes the mails that are due the longest, at most `limit`; until `heldUntil` nobody else takes them. Somebody who
 * waits for a new password does not wait for a newsletter: of that only so many mails wait that skipping them costs nothing.
 */
export async function claimMails(
  tx: Tx,
  now: number,
  heldUntil: number,
  limit: number,
): Promise<ClaimedMail[]> {
  const { rows } = await claim(tx, { now, heldUntil, limit })
  if (rows.length === limit) return rows
  const issues = await claimIssues(tx, { now, heldUntil, limit: limit - rows.length })
  return [...rows, ...issues.rows]
}

type Held = Pick<ClaimedMail, 'id' | 'tries'>

type Ending = Held & { to: 'sent' | 'failed'; error: string; now: number }
const endMail = prepareQuery((db, mail: ParametersOf<Ending>) =>
  db
    .updateTable('mails')
    .set({
      state: mail.to,
      // What was given up can be sent again.
      sealed_values: sql<Uint8Array | null>`case when ${mail.to} = 'failed' then sealed_values end`,
      last_error: mail.error,
      finished_at: mail.now,
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('tries', '=', mail.tries)
    .compile(),
)

/** Ends a mail; what one said that was sent is forgotten. False when someone else has taken it meanwhile. */
export async function finishMail(
  tx: Tx,
  mail: Held,
  change: { state: 'sent' | 'failed'; error: string; now: number },
): Promise<boolean> {
  const { state: to, error, now } = change
  const { numAffectedRows } = await endMail(tx, { id: mail.id, tries: mail.tries, to, error, now })
  return numAffectedRows === 1n
}

/** Puts a mail back, to be tried again. False when someone else has taken it meanwhile. */
export async function postponeMail(
  tx: Tx,
  mail: Held,
  change: { error: string; dueAt: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('mails')
    .set({ state: 'queued', due_at: change.dueAt, last_error: change.error })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('tries', '=', mail.tries)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Makes mails due that wait for a time which they can only have from a clock that was ahead: none is made or tried so late.
 * One that is being sent just now is left to who sends it for as long as usual.
 */
export async function hurryMails(
  tx: Tx,
  now: number,
  latest: { createdAt: number; dueAt: number; heldUntil: number },
): Promise<void> {
  await sql`update mails set due_at = case state when 'sending' then ${latest.heldUntil} else ${now} end
    where state in ('queued', 'sending') and due_at > ${latest.createdAt}
      and (created_at > ${latest.createdAt} or due_at > ${latest.dueAt})`.execute(tx)
}

/** Removes so many mails that were finished before `before`. @returns how many */
export async function deleteFinishedMails(tx: Tx, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('finished_at', '<=', before)
        .orderBy('finished_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Removes all mails of a member, those that still wait too. */
export async function deleteUserMails(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mails').where('user_id', '=', userId).execute()
}
