import type { Language } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

export interface SendingIssue {
  id: string
  startedAt: number
  walkedTo: string
  waiting: number
}

/** The issue that is being sent; null when there is none. */
export async function findSendingIssue(db: Db): Promise<SendingIssue | null> {
  const { rows } =
    await sql<SendingIssue>`select id, started_at as "startedAt", walked_to as "walkedTo", waiting
    from newsletter_issues where state = 'sending'`.execute(db)
  return rows[0] ?? null
}

export interface WalkedSubscriber {
  email: string
  language: Language
  linkId: string | null
  confirmedAt: number | null
}

/** The addresses after one, in their order; those too that have not answered. */
export async function listSubscribersAfter(
  db: Db,
  email: string,
  limit: number,
): Promise<WalkedSubscriber[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .select((eb) => [
      'email',
      'language',
      eb.ref('link_id').as('linkId'),
      eb.ref('confirmed_at').as('confirmedAt'),
    ])
    .where('email', '>', email)
    .orderBy('email')
    .limit(limit)
    .execute()
}

/** Takes a slice: moves the walk on. False when somebody else did, or it is no longer being sent. */
export async function tryWalkNewsletter(
  tx: Tx,
  { id, walkedTo }: SendingIssue,
  step: { to: string; isEnd: boolean; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set({
      walked_to: step.to,
      updated_at: step.now,
      ...(step.isEnd ? { state: 'sent' as const, finished_at: step.now } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('walked_to', '=', walkedTo)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives an address its links, where it has none yet or those of an older key. */
export async function setSubscriberLink(tx: Tx, email: string, linkId: string): Promise<void> {
  await tx.updateTable('newsletter_subscribers').set({ link_id: linkId }).where('email', '=', email).execute()
}

/** False when the issue was queued for the address before. */
export async function insertNewsletterSend(
  tx: Tx,
  { issueId, linkId, mailId }: { issueId: string; linkId: string; mailId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('newsletter_sends')
    .values({ issue_id: issueId, link_id: linkId, mail_id: mailId })
    .onConflict((conflict) => conflict.columns(['issue_id', 'link_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether a mail of an issue is still to go: the issue was not stopped, and its address is on the list. */
export async function isNewsletterMailDue(db: Db, mailId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from newsletter_sends s
    ${fixedJoin} newsletter_issues i on i.id = s.issue_id
    ${fixedJoin} newsletter_subscribers r on r.link_id = s.link_id
    where s.mail_id = ${mailId} and i.state in ('sending', 'sent') and r.confirmed_at is not null`.execute(db)
  return rows.length > 0
}

/**
 * Takes back a mail that is not to go any more, for whoever holds it. The address of an issue that was stopped
 * gets it when the issue goes on. False when it is to go after all.
 */
export async function tryTakeBackNewsletterMail(
  tx: Tx,
  { id, tries }: { id: string; tries: number },
): Promise<boolean> {
  if (await isNewsletterMailDue(tx, id)) return false
  await sql`delete from newsletter_sends where mail_id = ${id} and state = 'waiting'
    and exists (select 1 from newsletter_issues i where i.id = newsletter_sends.issue_id and i.state = 'stopped')
    and exists (select 1 from newsletter_subscribers r where r.link_id = newsletter_sends.link_id)`.execute(
    tx,
  )
  await tx
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('tries', '=', tries)
    .execute()
  return true
}

/** Counts an address that left the list by the link of an issue. */
export async function markNewsletterLeft(
  tx: Tx,
  { issueId, linkId, now }: { issueId: string; linkId: string; now: number },
): Promise<void> {
  await tx
    .updateTable('newsletter_sends')
    .set({ left_at: now })
    .where('issue_id', '=', issueId)
    .where('link_id', '=', linkId)
    .where('left_at', 'is', null)
    .execute()
}

/**
 * Forgets to whom issues went that ended before a time; those that were stopped until then have ended.
 * @returns how many rows went, at most `limit`
 */
export async function deleteOldNewsletterSends(
  tx: Tx,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<number> {
  await sql`update newsletter_issues set state = 'sent', finished_at = ${now}
    where state in ('stopped', 'sent') and updated_at < ${before} and state = 'stopped'`.execute(tx)
  const { numAffectedRows } = await sql`delete from newsletter_sends where (issue_id, link_id) in (
    select s.issue_id, s.link_id from newsletter_issues i ${fixedJoin} newsletter_sends s on s.issue_id = i.id
    where i.state in ('stopped', 'sent') and i.updated_at < ${before} and i.state = 'sent' and s.state <> 'waiting' limit ${limit})`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n)
}
