import { accountName, ROLE, type Sen, sen } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import { eraseBlog } from '../../blog/writes/posts'
import type { Db } from '../../kernel/db'
import { unindexItems } from '../../kernel/search'
import type { Tx } from '../../kernel/transact'
import { eraseMessages } from '../../messaging/writes/messages'
import { eraseReplies } from '../../messaging/writes/replies'
import { eraseGifts } from '../../planner/writes/gifts'
import { eraseFormDrafts } from '../../selling/writes/form-drafts'
import { eraseUploads } from '../../selling/writes/listing-uploads'
import { deleteStaffOf } from '../../stores/writes/staff'
import { releaseInboxEntries } from '../../support/queries/inbox-desk'

/** Parcels that still have something to happen to them. */
const OPEN = sql.raw(
  "('awaiting_payment', 'to_ship', 'shipped', 'delivered', 'return_requested', 'disputed')",
)

export interface OpenEnds {
  hasOpenOrders: boolean
  hasOpenSales: boolean
  hasBalance: boolean
  hasDebt: boolean
  hasBids: boolean
  isLastAdmin: boolean
}

/**
 * What keeps a member's account from being deleted.
 * @param minimum what a balance must reach to be paid out, in sen: less than that does not keep it
 */
export async function findOpenEnds(db: Db, userId: string, minimum: Sen = sen(1)): Promise<OpenEnds> {
  const accounts = [
    accountName({ type: 'held', sellerId: userId }),
    accountName({ type: 'seller', sellerId: userId }),
    accountName({ type: 'reseller', resellerId: userId }),
  ]
  const { rows } = await sql<Record<keyof OpenEnds, 0 | 1>>`select
    exists (select 1 from orders o join parcels p on p.order_id = o.id
      where o.buyer_id = ${userId} and p.state in ${OPEN}) as "hasOpenOrders",
    exists (select 1 from parcels where seller_id = ${userId} and state in ${OPEN}) as "hasOpenSales",
    (select coalesce(sum(amount_sen), 0) from ledger_entries where account = ${accounts[0]}) <> 0
      or (select 0 - coalesce(sum(amount_sen), 0) from ledger_entries where account in (${accounts[1]}, ${accounts[2]}))
        >= ${minimum}
      or exists (select 1 from payouts where user_id = ${userId}
        and state in ('proposed', 'in_transit', 'unknown')) as "hasBalance",
    (select coalesce(sum(amount_sen), 0) from ledger_entries where account in (${accounts[1]}, ${accounts[2]})) > 0
      as "hasDebt",
    exists (select 1 from auctions where leader_id = ${userId} and state = 'running')
      or exists (select 1 from auction_offers o join auctions a on a.item_id = o.item_id
        where o.bidder_id = ${userId} and a.state = 'offered'
        and o.rank = (select max(rank) from auction_offers where item_id = o.item_id)) as "hasBids",
    ${isOnlyAdmin(userId)} as "isLastAdmin"`.execute(db)
  const row = rows[0]
  return {
    hasOpenOrders: row?.hasOpenOrders === 1,
    hasOpenSales: row?.hasOpenSales === 1,
    hasBalance: row?.hasBalance === 1,
    hasDebt: row?.hasDebt === 1,
    hasBids: row?.hasBids === 1,
    isLastAdmin: row?.isLastAdmin === 1,
  }
}

const isOnlyAdmin = (userId: string) => sql<SqlBool>`(
  exists (select 1 from users where id = ${userId} and role = ${sql.lit(ROLE.ADMIN)})
  and not exists (select 1 from users where role = ${sql.lit(ROLE.ADMIN)} and status = 'active' and id <> ${userId}))`

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
  'email_links',
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

export const isOwnTable = (name: string): boolean => OWN_TABLES.some((table) => table === name)

export async function deleteOwnRows(tx: Tx, userId: string): Promise<void> {
  for (const table of OWN_TABLES)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
}

/**
 * Takes what a seller wrote out of their stores, which orders refer to. What buyers paid for stays: the files of downloads. No row names the pictures any more, so that
 * the sweep removes their files; those that orders show stay.
 */
async function eraseStores(tx: Tx, userId: string): Promise<void> {
  await unindexItems(tx, sql`select seq from items where seller_id = ${userId}`)
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
  await sql`update item_files set note = '' where item_id in (select id from items where seller_id = ${userId})`.execute(
    tx,
  )
  await sql`delete from store_follows where store_id in (select id from stores where seller_id = ${userId})`.execute(
    tx,
  )
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
    .select(['email', 'avatar_key'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await deleteOwnRows(tx, userId)
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', before.email).execute()
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
  await sql`delete from claim_pictures where
    (party = 'buyer' and claim_id in (select id from order_claims where buyer_id = ${userId})) or
    (party = 'seller' and claim_id in (select id from order_claims where seller_id = ${userId}))`.execute(tx)
  // Payouts name the accounts they went to. The ledger does not need to know the owners any longer.
  await tx
    .updateTable('bank_accounts')
    .set({ sealed_number: '', holder: '' })
    .where('user_id', '=', userId)
    .execute()
  await tx.updateTable('order_claims').set({ reason: '' }).where('buyer_id', '=', userId).execute()
  await tx.updateTable('order_claims').set({ answer: '' }).where('seller_id', '=', userId).execute()
  await sql`update order_history set note = '' where actor = 'buyer' and note <> ''
    and order_id in (select id from orders where buyer_id = ${userId})`.execute(tx)
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
  await sql`update parcels set reseller_id = null where reseller_id = ${userId} and state in ${OPEN}`.execute(
    tx,
  )
  await tx.deleteFrom('staff_notes').where('subject_id', '=', userId).execute()
  await tx.deleteFrom('member_looks').where('member_id', '=', userId).execute()
  await eraseBlog(tx, userId)
  await eraseMessages(tx, userId)
  await eraseReplies(tx, userId)
  await eraseGifts(tx, userId)
  await eraseFormDrafts(tx, userId)
  await eraseUploads(tx, userId)
  await releaseInboxEntries(tx, userId)
  await deleteStaffOf(tx, userId, before.email)
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
  return { avatarKey: before.avatar_key }
}
