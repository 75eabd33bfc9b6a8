import { SMALL } from '@pasar/db/seed'
import type { ClaimAnswer } from '@pasar/domain'
import sharp from 'sharp'
import { moveDueAuctions } from '../auctions/jobs'
import { answerClaim } from '../disputes/commands/seller'
import { keepClaimPictures } from '../disputes/internal/pictures'
import { CHAT_PREFIX } from '../messaging/internal/pictures'
import { shipParcel } from '../orders/commands/ship'
import { moveDueParcels } from '../orders/jobs'
import { keepPrivatePictures } from '../platform/pictures/store'
import { asSeller } from './actors'
import { changeRows, readRows, withServices } from './database'

/** Stages of orders, auctions and conversations that take days or another member, for tests beside a running server. */

interface ParcelRow {
  id: string
  sellerId: string
}

/** Has the sellers of an order ship what waits for it, as their pages would. */
export async function shipOrder(dataDir: string, orderId: string): Promise<void> {
  const parcels = await readRows<ParcelRow>(
    dataDir,
    "select id, seller_id as sellerId from parcels where order_id = ? and state = 'to_ship'",
    orderId,
  )
  await withServices(dataDir, async (context) => {
    for (const { id: parcelId, sellerId } of parcels) {
      const seller = asSeller({ id: sellerId, email: '', name: '' })
      await shipParcel(context, seller, { parcelId, courier: 'Pos Laju', trackingNumber: 'EN123456789MY' })
    }
  })
}

/** Has the clock of an order's parcels run out, whatever they wait for. */
export async function runOutClock(dataDir: string, orderId: string): Promise<void> {
  await changeRows(
    dataDir,
    'update parcels set due_at = 1 where order_id = ? and due_at is not null',
    orderId,
  )
  await withServices(dataDir, moveDueParcels)
}

/** Has the time of an auction run out, for bids or for whoever it is offered to, and the clock look at it. */
export async function runOutAuction(dataDir: string, itemId: string): Promise<void> {
  const past = Date.now() - 1
  await changeRows(dataDir, 'update items set ends_at = ? where id = ?', past, itemId)
  await changeRows(dataDir, 'update auction_offers set expires_at = ? where item_id = ?', past, itemId)
  await changeRows(dataDir, 'update auctions set due_at = ? where item_id = ?', past, itemId)
  await withServices(dataDir, moveDueAuctions)
}

/**
 * A claim with a photo about the one parcel of a completed order, as one that has ended.
 * @returns the key of its photo
 */
export async function makeEndedClaim(dataDir: string, orderId: string): Promise<string> {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return withServices(dataDir, async (context) => {
    const [picture] = await keepClaimPictures(context, [photo])
    const claimId = context.newId('claim')
    await changeRows(
      dataDir,
      `insert into order_claims (id, order_id, parcel_id, buyer_id, seller_id, kind, state, reason, claimed_sen,
         form_key, created_at, closed_at)
       select ?, p.order_id, p.id, o.buyer_id, p.seller_id, 'damaged', 'withdrawn', 'Torn', 100, ?, 1, 2
       from parcels p join orders o on o.id = p.order_id where p.order_id = ?`,
      claimId,
      claimId,
      orderId,
    )
    const sql = 'insert into claim_pictures (key, claim_id, position, width, height) values (?, ?, 0, 8, 8)'
    await changeRows(dataDir, sql, picture?.key, claimId)
    return picture?.key ?? ''
  })
}

/**
 * A picture in the first message of a conversation.
 * @param chat the address of its page
 * @returns the key of the picture
 */
export async function addMessagePhoto(dataDir: string, chat: string): Promise<string> {
  const conversationId = chat.replace('/chat/', '')
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return withServices(dataDir, async (context) => {
    const [picture] = await keepPrivatePictures(context, CHAT_PREFIX, [photo])
    const sql = `insert into message_pictures (key, message_id, position, width, height)
      select ?, id, 0, 8, 8 from chat_messages where conversation_id = ? and position = 1`
    await changeRows(dataDir, sql, picture?.key, conversationId)
    return picture?.key ?? ''
  })
}

/** Has the seller of the open claim of an order answer it. */
export async function answerOpenClaim(dataDir: string, orderId: string, answer: ClaimAnswer): Promise<void> {
  const [claim] = await readRows<ParcelRow>(
    dataDir,
    'select id, seller_id as sellerId from order_claims where order_id = ? and closed_at is null',
    orderId,
  )
  if (!claim) throw new Error('no open claim')
  const seller = asSeller({ id: claim.sellerId, email: '', name: '' })
  await withServices(dataDir, (context) => answerClaim(context, seller, claim.id, answer))
}

/** Publishes an article of the buyer's, unless it is there. @returns what its pages are asked with */
export async function publishArticle(dataDir: string): Promise<{ id: string; slug: string }> {
  const article = { id: 'blp_read', slug: 'coffee-at-home' }
  await changeRows(
    dataDir,
    `insert into blog_posts (id, slug, author_id, language, state, title, lead, body, created_at, updated_at, published_at, work_id)
      values (?, ?, ?, 'en', 'published', 'Coffee at home', 'Strong, not bitter.', '## Brew it', 1, 1, 1, 'blp_read')
      on conflict do nothing`,
    article.id,
    article.slug,
    SMALL.users.buyer.id,
  )
  return article
}
