import { days, hours, type Language } from '@pasar/domain'
import { drawChance, drawOne, type Random, type SeedIds } from '../ids'
import type { PlannedOrder } from '../orders'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'
import { REVIEW_TEXTS, topicOf } from './review-texts'

export interface PlannedReview {
  id: string
  itemId: string
  userId: string
  lineId: string
  stars: number
  body: string
  reply: string
  createdAt: number
}

/** Most people who got their parcel say something; here a little more often than in life. */
const REVIEWED = 0.84
const STARS_SPREAD = 1.05

/** Stars around the quality of the item. */
function drawStars(random: Random, quality: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.min(5, Math.max(1, Math.round(quality + 0.35 + normal * STARS_SPREAD)))
}

function writeBody(random: Random, language: Language, item: DemoItem, stars: number): string {
  const texts = REVIEW_TEXTS[language]
  if (stars <= 2) return drawOne(random, texts.poor)
  if (stars === 3) return drawOne(random, texts.fair)
  if (drawChance(random, 0.12)) return ''
  const topic = topicOf(item.category, item.isVirtual)
  const first = drawOne(random, texts.praise[drawChance(random, 0.55) ? topic : 'general'])
  if (topic === 'digital' || drawChance(random, 0.6)) return first
  const join = language === 'cn' ? '' : ' '
  return `${first}${join}${drawOne(random, texts.delivery)}`
}

function writeReply(random: Random, language: Language, stars: number): string {
  const { thanks, sorry } = REVIEW_TEXTS[language]
  if (stars <= 2) return drawChance(random, 0.6) ? drawOne(random, sorry) : ''
  return stars === 5 && drawChance(random, 0.18) ? drawOne(random, thanks) : ''
}

/** Reviews of what has arrived: one per line of a completed parcel at most, in its buyer's language. */
export function planReviews(
  random: Random,
  ids: SeedIds,
  orders: readonly PlannedOrder[],
  items: ReadonlyMap<string, DemoItem>,
  languages: ReadonlyMap<string, Language>,
  now: number,
): PlannedReview[] {
  const reviews: PlannedReview[] = []
  for (const { buyer, parcels } of orders)
    for (const { lines, moves, state } of parcels) {
      const completedAt = moves.at(-1)?.at
      if (state !== 'completed' || completedAt === undefined) continue
      for (const { id, line } of lines) {
        const item = items.get(line.item.itemId)
        const createdAt = completedAt + hours(1) + Math.floor(random() * days(5))
        if (!item || !drawChance(random, REVIEWED) || createdAt > now) continue
        const language = drawChance(random, 0.2) ? 'en' : (languages.get(buyer.id) ?? 'en')
        const stars = drawStars(random, item.quality)
        reviews.push({
          id: ids.next('review', createdAt),
          itemId: item.id,
          userId: buyer.id,
          lineId: id,
          stars,
          body: writeBody(random, language, item, stars),
          reply: writeReply(random, language, stars),
          createdAt,
        })
      }
    }
  return reviews
}

export function writeReview(writer: SeedWriter, review: PlannedReview): void {
  writer.insert('reviews', {
    id: review.id,
    item_id: review.itemId,
    user_id: review.userId,
    line_id: review.lineId,
    stars: review.stars,
    body: review.body,
    reply: review.reply,
    created_at: review.createdAt,
    replied_at: review.reply === '' ? null : review.createdAt + hours(20),
  })
}
