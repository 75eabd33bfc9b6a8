import { sql } from 'kysely'
import { eraseBlog } from '../../blog/writes/posts'
import { eraseClaims } from '../../disputes/writes/erase'
import { unindexItems } from '../../kernel/search'
import type { Tx } from '../../kernel/transact'
import { eraseMessages } from '../../messaging/writes/messages'
import { eraseReplies } from '../../messaging/writes/replies'
import { eraseGifts } from '../../planner/writes/gifts'
import { eraseFormDrafts } from '../../selling/writes/form-drafts'
import { eraseUploads } from '../../selling/writes/listing-uploads'
import { deleteStaffOf } from '../../stores/writes/staff'
import { releaseInboxEntries } from '../../support/queries/inbox-desk'
import { eraseImpersonations } from '../writes/impersonations'
import { openParcels } from './open-ends'

/** Rows that are about nobody but the member. */
const OWN_TABLES = [
  'sessions',
  'addresses',
  'cart_lines',
  'cart_coupons',
  'wishlist',
  'notifications',
  'notification_choices',
  'email_changes',
  'two_factor',
  'recovery_codes',
  'login_challenges',
  'mails',
  'review_votes',
  'reports',
  'recent_items',
  'trend_marks',
  'conversation_members',
  'message_blocks',
  'message_reports',
  'store_follows',
  'file_notices',
  'inbox_messages',
  'job_applications',
  'affiliate_applications',
  'seller_applications',
  'imports',
  'plans',
  'saved_views',
  'bulk_changes',
  'calendar_feeds',
  'shipping_defaults',
  'card_confirmations',
  'game_rounds',
  'game_players',
  'game_rewards',
  'tax_details',
] as const

/** Whether nobody else relies on its rows: those of `email_links` go on counting without the member. */
export const isOwnTable = (name: string): boolean =>
  name === 'email_links' || OWN_TABLES.some((table) => table === name)

export async function deleteOwnRows(tx: Tx, userId: string): Promise<void> {
  for (const table of OWN_TABLES)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
  // How often an address was written to is not forgotten with the account that asked for it.
  await tx.updateTable('email_links').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/**
 * Removes what is found by nothing but the email: only of a member who has proved that it is theirs. One who only claims
 * it must not take anything from its owner.
 */
async function deleteByEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.deleteFrom('email_links').where('user_id', '=', userId).execute()
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
  await tx.deleteFrom('staff_invitations').where('email', '=', email).execute()
}

/** Stands where others still have an item on a list of theirs whose title went with its seller. */
const NO_TITLE = '—'

/** Takes the words away of items that nobody ordered, and those of all appeals: one that waits is answered by nobody any more. */
async function eraseItemTexts(tx: Tx, userId: string): Promise<void> {
  const unsold = sql`select id from items i where i.seller_id = ${userId}
    and not exists (select 1 from order_lines l where l.item_id = i.id)`
  await sql`delete from item_slugs where slug in (select slug from items where id in (${unsold}))`.execute(tx)
  await sql`insert into item_slugs (slug, item_id) select replace(id, '_', '-'), id from items where id in (${unsold})`.execute(
    tx,
  )
  await sql`update items set title = ${NO_TITLE}, description = '', slug = replace(id, '_', '-')
    where id in (${unsold})`.execute(tx)
  await sql`update item_removals set appeal = '', appealed_at = null where answered_at is null and appealed_at is not null
    and item_id in (select id from items where seller_id = ${userId})`.execute(tx)
  await sql`update item_removals set appeal = ${NO_TITLE} where appeal <> ''
    and item_id in (select id from items where seller_id = ${userId})`.execute(tx)
}

/**
 * Takes what a seller wrote out of their stores, which orders refer to. What buyers paid for stays: the files of downloads. No row names the pictures any more, so that
 * the sweep removes their files; those that orders show stay.
 */
async function eraseStores(tx: Tx, userId: string): Promise<void> {
  await unindexItems(tx, sql`select seq from items where seller_id = ${userId}`)
  // Else the job would put them into the search again.
  await sql`delete from store_renames where store_id in (select id from stores where seller_id = ${userId})`.execute(
    tx,
  )
  await sql`delete from item_images where item_id in (select id from items where seller_id = ${userId})`.execute(
    tx,
  )
  await sql`delete from item_attributes where item_id in (select id from items where seller_id = ${userId})`.execute(
    tx,
  )
  await tx
    .updateTable('items')
    .set({ choices: '' })
    .where('seller_id', '=', userId)
    .where('choices', '<>', '')
    .execute()
  await eraseItemTexts(tx, userId)
  await sql`update item_files set note = '' where item_id in (select id from items where seller_id = ${userId})`.execute(
    tx,
  )
  await sql`delete from store_follows where store_id in (select id from stores where seller_id = ${userId})`.execute(
    tx,
  )
  await tx
    .updateTable('coupons')
    .set({ is_active: 0, stopped_by: 'seller' })
    .where('is_active', '=', 1)
    .where('store_id', 'in', (eb) => eb.selectFrom('stores').select('id').where('seller_id', '=', userId))
    .execute()
  await tx
    .updateTable('stores')
    .set({
      name: '',
      slug: sql<string>`replace(id, '_', '-')`,
      description: '',
      city: '',
      policies: '',
      holiday_until: null,
      holiday_note: '',
      logo_key: null,
      banner_key: null,
    })
    .where('seller_id', '=', userId)
    .execute()
}

export interface Erased {
  /** Whether the email was theirs, and not only claimed. */
  wasConfirmed: boolean
  /** To be deleted after the commit. */
  avatarKey: string | null
}

/**
 * Takes the person out of a member: what is only theirs goes, what belongs to a purchase stays without a name.
 * The email is free afterwards.
 * @param passwordHash of a password nobody knows
 */
export async function erasePerson(tx: Tx, userId: string, passwordHash: string): Promise<Erased> {
  const before = await tx
    .selectFrom('users')
    .select(['email', 'avatar_key', 'verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const wasConfirmed = before.verified_at !== null
  if (wasConfirmed) await deleteByEmail(tx, userId, before.email)
  await deleteOwnRows(tx, userId)
  // Nobody can be reached there: the domain is reserved.
  const email = `${userId}@deleted.invalid`
  await tx
    .updateTable('orders')
    // The digest of a request holds its address, which could be guessed from it.
    .set({
      email,
      request_hash: '',
      full_name: null,
      phone: null,
      line1: null,
      line2: null,
      city: null,
      postcode: null,
    })
    .where('buyer_id', '=', userId)
    .execute()
  await sql`update parcels set buyer_note = '' where order_id in
    (select id from orders where buyer_id = ${userId}) and buyer_note <> ''`.execute(tx)
  // Payouts name the accounts they went to. The ledger does not need to know the owners any longer.
  await tx
    .updateTable('bank_accounts')
    .set({ sealed_number: '', holder: '' })
    .where('user_id', '=', userId)
    .execute()
  await eraseClaims(tx, userId)
  await sql`update demo_charges set card_last4 = '' where payment_id in
    (select p.id from payments p join orders o on o.id = p.order_id where o.buyer_id = ${userId})`.execute(tx)
  await tx
    .updateTable('items')
    .set({ status: 'removed' })
    .where('seller_id', '=', userId)
    .where('status', '<>', 'removed')
    .execute()
  // Whoever never sold stands on no invoice.
  await sql`delete from seller_businesses where seller_id = ${userId}
    and not exists (select 1 from parcels where seller_id = ${userId})`.execute(tx)
  // What they would have earned with others' sales that are still on their way goes to nobody.
  await sql`update parcels set reseller_id = null where reseller_id = ${userId} and state in ${openParcels}`.execute(
    tx,
  )
  await tx.deleteFrom('staff_notes').where('subject_id', '=', userId).execute()
  await eraseImpersonations(tx, userId)
  await eraseBlog(tx, userId)
  await eraseMessages(tx, userId)
  await eraseReplies(tx, userId)
  await eraseGifts(tx, userId)
  await eraseFormDrafts(tx, userId)
  await eraseUploads(tx, userId)
  await releaseInboxEntries(tx, userId)
  await deleteStaffOf(tx, userId)
  await eraseStores(tx, userId)
  await tx
    .updateTable('users')
    .set({
      email,
      name: '',
      phone: null,
      avatar_key: null,
      password_hash: passwordHash,
      status: 'deleted',
      verified_at: null,
      seller_status: null,
    })
    .where('id', '=', userId)
    .execute()
  return { wasConfirmed, avatarKey: before.avatar_key }
}
