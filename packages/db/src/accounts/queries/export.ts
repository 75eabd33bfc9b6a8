import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { fixedJoin, jsonList } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

/** What a member gets of their own data: nothing secret, and nothing about anyone else. */

type Row = Record<string, unknown>

const readPhotos = jsonColumn('the photos of a review', z.array(z.string()))
const readValues = jsonColumn('notifications.data', z.record(z.string(), z.unknown()))

export async function exportWishlist(db: Db, userId: string): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select i.title, i.slug, w.price_sen as "savedPriceSen", w.created_at as "savedAt"
    from wishlist w join items i on i.id = w.item_id where w.user_id = ${userId}`.execute(db)
  return rows
}

export async function exportCart(db: Db, userId: string): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select i.title, i.slug, v.name as option, c.quantity, c.added_at as "addedAt"
    from cart_lines c join item_variants v on v.id = c.variant_id join items i on i.id = v.item_id
    where c.user_id = ${userId}`.execute(db)
  return rows
}

/** With the keys of their photos. */
export async function exportReviews(db: Db, userId: string): Promise<(Row & { photos: string[] })[]> {
  const { rows } = await sql<Row & { photos: string }>`select i.title, i.slug, r.stars, r.body,
    r.reply as "sellersAnswer", r.helpful_count as helpful, r.created_at as "createdAt", r.edited_at as "editedAt",
    (select ${jsonList('key')} from review_photos p where p.review_id = r.id) as photos
    from reviews r join items i on i.id = r.item_id where r.user_id = ${userId}`.execute(db)
  return rows.map((row) => ({ ...row, photos: readPhotos(row.photos) }))
}

export async function exportQuestions(db: Db, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select i.title, i.slug, q.body, q.answer, q.created_at as "askedAt",
    q.answered_at as "answeredAt" from questions q join items i on i.id = q.item_id
    where q.user_id = ${userId}`.execute(db)
  return rows
}

const readAnswerPictures = jsonColumn('pictures of an answer to a claim', z.array(z.string()))

/** What they answered as a seller: to claims with the keys of their photos, to questions and reviews. What others wrote stays out. */
export async function exportAnswers(
  db: Db,
  userId: string,
): Promise<{ claims: (Row & { pictures: string[] })[]; questions: Row[]; reviews: Row[] }> {
  const claims = await sql<Row & { pictures: string }>`select o.number as "orderNumber", c.answer,
    c.return_address as "returnAddress",
    c.offered_sen as "offeredSen", c.answered_at as "answeredAt",
    (select ${jsonList('key')} from claim_pictures p where p.claim_id = c.id and p.party = 'seller') as pictures
    from order_claims c ${fixedJoin} orders o on o.id = c.order_id
    where c.seller_id = ${userId} and c.answered_at is not null`.execute(db)
  const questions =
    await sql<Row>`select i.title, q.answer, q.answered_at as "answeredAt", q.answer_removed_at as "removedAt"
    from questions q ${fixedJoin} items i on i.id = q.item_id
    where q.seller_id = ${userId} and q.answered_at is not null`.execute(db)
  const reviews =
    await sql<Row>`select i.title, r.reply as answer, r.replied_at as "answeredAt", r.reply_removed_at as "removedAt"
    from items i ${fixedJoin} reviews r on r.item_id = i.id
    where i.seller_id = ${userId} and r.replied_at is not null`.execute(db)
  return {
    claims: claims.rows.map((row) => ({ ...row, pictures: readAnswerPictures(row.pictures) })),
    questions: questions.rows,
    reviews: reviews.rows,
  }
}

/** What they bid, what was offered to them after the end, what they won and did not buy, and the card they confirmed. */
export async function exportBids(
  db: Db,
  userId: string,
): Promise<Record<'bids' | 'offers' | 'unpaidWins' | 'confirmedCards', Row[]>> {
  const [bids, offers, unpaid, cards] = await Promise.all([
    sql<Row>`select i.title, i.slug, b.maximum_sen as "maximumSen", b.placed_at as at
      from bids b ${fixedJoin} items i on i.id = b.item_id where b.bidder_id = ${userId}`.execute(db),
    sql<Row>`select i.title, i.slug, o.price_sen as "priceSen", o.made_at as at, o.expires_at as until
      from auction_offers o ${fixedJoin} items i on i.id = o.item_id where o.bidder_id = ${userId}`.execute(
      db,
    ),
    sql<Row>`select i.title, i.slug, w.at from unpaid_wins w ${fixedJoin} items i on i.id = w.item_id
      where w.bidder_id = ${userId}`.execute(db),
    sql<Row>`select provider, card_last4 as last4, confirmed_at as at from card_confirmations
      where user_id = ${userId}`.execute(db),
  ])
  return { bids: bids.rows, offers: offers.rows, unpaidWins: unpaid.rows, confirmedCards: cards.rows }
}

/** What they found helpful and reported, what they looked at last, which stores they follow, and whom they block. */
export async function exportTraces(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const [votes, reports, seen, followed, blocked] = await Promise.all([
    sql<Row>`select review_id as review, created_at as at from review_votes where user_id = ${userId}`.execute(
      db,
    ),
    sql<Row>`select kind, target_id as target, reason, note, created_at as at from reports
      where user_id = ${userId} union all select 'message', message_id, reason, note, created_at from message_reports
      where user_id = ${userId}`.execute(db),
    sql<Row>`select i.title, i.slug, s.seen_at as at from recent_items s join items i on i.id = s.item_id
      where s.user_id = ${userId}`.execute(db),
    sql<Row>`select s.name, s.slug, f.created_at as since from store_follows f join stores s on s.id = f.store_id
      where f.user_id = ${userId}`.execute(db),
    sql<Row>`select u.name, b.created_at as since from message_blocks b join users u on u.id = b.blocked_id
      where b.user_id = ${userId}`.execute(db),
  ])
  return {
    helpfulVotes: votes.rows,
    reports: reports.rows,
    recentlyViewed: seen.rows,
    followedStores: followed.rows,
    blockedMembers: blocked.rows,
  }
}

/** What they downloaded of what they bought, and the files they uploaded as a seller. */
export async function exportFiles(db: Db, userId: string): Promise<Record<'downloads' | 'uploads', Row[]>> {
  const [downloads, uploads] = await Promise.all([
    sql<Row>`select o.number as "orderNumber", l.title, f.name, f.version, d.count, d.last_at as "lastAt"
      from orders o ${fixedJoin} order_lines l on l.order_id = o.id ${fixedJoin} line_downloads d on d.line_id = l.id
      join item_files f on f.id = d.file_id where o.buyer_id = ${userId}`.execute(db),
    sql<Row>`select i.title, f.name, f.version, f.note, f.bytes, f.sha256, f.created_at as "uploadedAt",
      f.withdrawn_at as "withdrawnAt" from items i ${fixedJoin} item_files f on f.item_id = i.id
      where i.seller_id = ${userId}`.execute(db),
  ])
  return { downloads: downloads.rows, uploads: uploads.rows }
}

export async function exportSessions(db: Db, userId: string): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select public_id as id, created_at as "createdAt", expires_at as "expiresAt",
    last_used_at as "lastUsedAt", kind, network, user_agent as device from sessions where user_id = ${userId}`.execute(
      db,
    )
  return rows
}

/** Whether they get the newsletter: an email that they only claim may be somebody else's. */
export async function exportNewsletter(db: Db, userId: string): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select n.email, n.language, n.created_at as "askedAt", n.confirmed_at as "confirmedAt"
    from users u ${fixedJoin} newsletter_subscribers n on n.email = u.email
    where u.id = ${userId} and u.verified_at is not null`.execute(db)
  return rows
}

export async function exportNotifications(db: Db, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row & { data: string }>`select kind, data, link, created_at as "createdAt",
    read_at as "readAt" from notifications where user_id = ${userId}`.execute(db)
  return rows.map((row) => ({ ...row, data: readValues(row.data) }))
}

/** An application as a seller, with its two numbers still sealed. */
type SealedApplication = Row & { registration: string; accountNumber: string }

/** What a member wrote to those who run the market. CVs and proofs are files; only the time they arrived is exported. */
export async function exportLetters(
  db: Db,
  userId: string,
): Promise<{
  messages: Row[]
  jobApplications: Row[]
  /** What was answered to them. */
  answers: Row[]
  affiliateApplications: Row[]
  sellerApplications: SealedApplication[]
  sellerQuestions: Row[]
}> {
  const messages = await sql<Row>`select id, kind, topic, about, name, email, body, created_at as "createdAt"
    from inbox_messages where user_id = ${userId}`.execute(db)
  const jobs = await sql<Row>`select a.id, p.slug as post, a.name, a.email, a.phone, a.body, a.cv_key as file,
    a.created_at as "createdAt" from job_applications a left join job_posts p on p.id = a.post_id
    where a.user_id = ${userId}`.execute(db)
  const answers =
    await sql<Row>`select r.entry_id as "answers", r.body, r.created_at as "createdAt" from inbox_replies r
    where r.entry_id in (select id from inbox_messages where user_id = ${userId}
      union all select id from job_applications where user_id = ${userId})`.execute(db)
  const affiliate = await sql<Row>`select state, channel, phone, body, reason, created_at as "createdAt",
    decided_at as "decidedAt" from affiliate_applications where user_id = ${userId}`.execute(db)
  const seller = await sql<SealedApplication>`select state, kind, legal_name as "legalName",
    sealed_registration as registration, sst_number as "sstNumber", address, phone, store_name as "storeName", body,
    bank, sealed_account as "accountNumber", account_holder as "accountHolder", paper_key as file, reason,
    created_at as "createdAt", decided_at as "decidedAt" from seller_applications where user_id = ${userId}`.execute(
    db,
  )
  const asked =
    await sql<Row>`select q.question, q.asked_at as "askedAt", q.answer, q.answered_at as "answeredAt"
    from seller_applications a join application_questions q on q.application_id = a.id
    where a.user_id = ${userId}`.execute(db)
  return {
    messages: messages.rows,
    jobApplications: jobs.rows,
    answers: answers.rows,
    affiliateApplications: affiliate.rows,
    sellerApplications: seller.rows,
    sellerQuestions: asked.rows,
  }
}
