import type { ParcelState, ReviewFilter } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { fixedJoin, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import { wasSent } from '../../orders/queries/sent'

const photoSchema = z.object({ key: z.string(), width: z.number(), height: z.number(), blur: z.string() })
export type ReviewPhoto = z.output<typeof photoSchema>
const readPhotos = jsonColumn('the photos of a review', z.array(photoSchema))

export interface ReviewView {
  id: string
  author: string
  stars: number
  body: string
  reply: string
  createdAt: number
  editedAt: number | null
  repliedAt: number | null
  helpful: number
  photos: ReviewPhoto[]
}

/** A place in a sorted list of reviews. */
export interface ReviewCursor {
  helpful: number
  at: number
  id: string
}

const encodeReviewCursor = ({ helpful, at, id }: ReviewCursor): string =>
  Buffer.from(`${helpful}~${at}~${id}`).toString('base64url')

/** Null when the text is not a cursor of ours. */
export function decodeReviewCursor(text: string): ReviewCursor | null {
  if (!/^[\w-]{4,90}$/.test(text)) return null
  const plain = Buffer.from(text, 'base64url').toString('latin1')
  const parts = /^(\d{1,9})~(\d{1,15})~([a-z0-9_]{1,40})$/.exec(plain)
  return parts ? { helpful: Number(parts[1]), at: Number(parts[2]), id: parts[3] ?? '' } : null
}

const photosOf = sql<string>`(select ${jsonRows({ key: 'p.key', width: 'p.width', height: 'p.height', blur: 'p.blur' })}
  from (select key, width, height, blur from review_photos where review_id = r.id order by position) p)`

type ReviewRow = Omit<ReviewView, 'photos'> & { userId: string; photos: string }

/** Without the member's id, which nobody needs to know. */
const toReview = ({ photos, userId: _userId, ...row }: ReviewRow): ReviewView => ({
  ...row,
  photos: readPhotos(photos),
})

const selectReviews = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) =>
  sql<ReviewRow>`select r.id, u.name as author, r.user_id as "userId", r.stars, r.body, r.reply,
    r.created_at as "createdAt", r.edited_at as "editedAt", r.replied_at as "repliedAt", r.helpful_count as helpful,
    case when r.photo_count > 0 then ${photosOf} else '[]' end as photos
    from reviews r ${fixedJoin} users u on u.id = r.user_id where ${where} order by ${order} limit ${limit}`

const BY_NEWEST = sql`r.created_at desc, r.id desc`
const BY_HELPFUL = sql`r.helpful_count desc, r.created_at desc, r.id desc`

/** The most helpful reviews of an item, the newest among equals. */
export async function findReviews(db: Db, itemId: string, limit: number): Promise<ReviewView[]> {
  const { rows } = await selectReviews(sql`r.item_id = ${itemId}`, BY_HELPFUL, limit).execute(db)
  return rows.map(toReview)
}

/** A page of an item's reviews. */
export async function listReviews(
  db: Db,
  itemId: string,
  { stars, withPhotos, sort }: ReviewFilter,
  cursor: ReviewCursor | null,
  limit: number,
): Promise<{ reviews: (ReviewView & { userId: string })[]; next: string | null }> {
  const isHelpful = sort === 'helpful'
  const conditions = [sql`r.item_id = ${itemId}`]
  if (stars !== null) conditions.push(sql`r.stars = ${stars}`)
  if (withPhotos) conditions.push(sql`r.photo_count > 0`)
  if (cursor !== null)
    conditions.push(
      isHelpful
        ? sql`(r.helpful_count, r.created_at, r.id) < (${cursor.helpful}, ${cursor.at}, ${cursor.id})`
        : sql`(r.created_at, r.id) < (${cursor.at}, ${cursor.id})`,
    )
  const where = sql.join(conditions, sql` and `)
  const { rows } = await selectReviews(where, isHelpful ? BY_HELPFUL : BY_NEWEST, limit + 1).execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    reviews: page.map((row) => ({ ...toReview(row), userId: row.userId })),
    next:
      rows.length > limit && last
        ? encodeReviewCursor({ helpful: last.helpful, at: last.createdAt, id: last.id })
        : null,
  }
}

/** How many reviews of an item have one star, two, … five. */
export async function countStars(db: Db, itemId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('review_counts')
    .select(['stars', 'reviews'])
    .where('item_id', '=', itemId)
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.reviews ?? 0)
}

/** Which of these reviews a member found helpful. */
export async function findVoted(db: Db, userId: string, reviewIds: readonly string[]): Promise<string[]> {
  if (reviewIds.length === 0) return []
  const rows = await db
    .selectFrom('review_votes')
    .select('review_id')
    .where('user_id', '=', userId)
    .where('review_id', 'in', [...reviewIds])
    .execute()
  return rows.map((row) => row.review_id)
}

export interface ReviewableLine {
  lineId: string
  orderId: string
  orderNumber: string
  itemId: string
  sellerId: string
  title: string
  variantName: string
  imageKey: string | null
  parcelState: ParcelState
  /** Whether anything of it was sent before it was refunded, or it was reviewed all the same. */
  wasSent: boolean
  /** Of the item now; null when it can no longer be seen. */
  slug: string | null
}

/** Whether a line `l` of a parcel `p` was sent, or was reviewed before that was asked: what was written stays its writer's. */
const isReviewable: RawBuilder<boolean> = sql`(${wasSent} or exists (select 1 from reviews w where w.line_id = l.id)
  or exists (select 1 from removed_reviews g where g.line_id = l.id))`

/** A line of an order of this buyer's own. */
export async function findReviewableLine(
  db: Db,
  buyerId: string,
  orderId: string,
  lineId: string,
): Promise<ReviewableLine | null> {
  const { rows } = await sql<
    Omit<ReviewableLine, 'wasSent'> & { wasSent: 0 | 1 }
  >`select l.id as "lineId", ${isReviewable} as "wasSent", l.order_id as "orderId", o.number as "orderNumber", l.item_id as "itemId",
    i.seller_id as "sellerId", l.title, l.variant_name as "variantName", l.image_key as "imageKey",
    p.state as "parcelState", case when i.status in ('active', 'paused', 'sold_out') then i.slug end as slug
    from order_lines l join orders o on o.id = l.order_id join parcels p on p.id = l.parcel_id
    join items i on i.id = l.item_id
    where l.id = ${lineId} and l.order_id = ${orderId} and o.buyer_id = ${buyerId}`.execute(db)
  const [row] = rows
  return row ? { ...row, wasSent: row.wasSent === 1 } : null
}

export interface OwnReview {
  id: string
  itemId: string
  stars: number
  body: string
  createdAt: number
  photos: ReviewPhoto[]
}

/** What was written about a line of an order. */
export async function findReviewOfLine(db: Db, lineId: string): Promise<OwnReview | null> {
  const { rows } = await sql<
    Omit<OwnReview, 'photos'> & { photos: string }
  >`select r.id, r.item_id as "itemId",
    r.stars, r.body, r.created_at as "createdAt", ${photosOf} as photos from reviews r
    where r.line_id = ${lineId}`.execute(db)
  const [row] = rows
  return row ? { ...row, photos: readPhotos(row.photos) } : null
}

export type LineReview = { lineId: string } & (
  | { state: 'written'; createdAt: number }
  /** Staff have removed the review, or nothing of the line was sent before anybody reviewed it: it cannot be reviewed. */
  | { state: 'removed' | 'unsent'; createdAt: null }
)

/** Since when a line counts as reviewed whose review staff have removed. */
const REMOVED = 0

/** Which of these lines are reviewed, and since when, or cannot be. */
export async function findLineReviews(db: Db, lineIds: readonly string[]): Promise<LineReview[]> {
  if (lineIds.length === 0) return []
  const lines = sql.join(lineIds)
  const { rows } =
    await sql<LineReview>`select line_id as "lineId", 'written' as state, created_at as "createdAt" from reviews
    where line_id in (${lines})
    union all select line_id, 'removed', null from removed_reviews where line_id in (${lines})
    union all select l.id, 'unsent', null from order_lines l join parcels p on p.id = l.parcel_id
      where l.id in (${lines}) and not ${isReviewable}`.execute(db)
  return rows
}

/** Lines of an item that this buyer has received, the latest first, with what they wrote about them. */
export async function findReceivedLines(
  db: Db,
  buyerId: string,
  itemId: string,
  limit: number,
): Promise<{ lineId: string; orderId: string; reviewedAt: number | null }[]> {
  const { rows } = await sql<{ lineId: string; orderId: string; reviewedAt: number | null }>`
    select l.id as "lineId", o.id as "orderId",
      coalesce((select r.created_at from reviews r where r.line_id = l.id),
        (select ${sql.lit(REMOVED)} from removed_reviews x where x.line_id = l.id)) as "reviewedAt"
    from orders o ${fixedJoin} order_lines l on l.order_id = o.id ${fixedJoin} parcels p on p.id = l.parcel_id
    where o.buyer_id = ${buyerId} and l.item_id = ${itemId} and p.state = 'completed' and ${isReviewable}
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

export interface ReviewHead {
  id: string
  authorId: string
  itemId: string
  sellerId: string
  slug: string
  title: string
  repliedAt: number | null
  /** The seller's answer; empty for none. */
  reply: string
  replyRemovedAt: number | null
}

/** A review with the item it is about, of items that can be seen. */
export async function findReviewHead(db: Db, reviewId: string): Promise<ReviewHead | null> {
  const { rows } = await sql<ReviewHead>`select r.id, r.user_id as "authorId", r.item_id as "itemId",
    i.seller_id as "sellerId", i.slug, i.title, r.replied_at as "repliedAt", r.reply, r.reply_removed_at as "replyRemovedAt"
    from reviews r join items i on i.id = r.item_id
    where r.id = ${reviewId} and i.status in ('active', 'paused', 'sold_out')`.execute(db)
  return rows[0] ?? null
}
