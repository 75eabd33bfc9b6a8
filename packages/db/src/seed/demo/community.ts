import { days, hours, type Language, MAX_RECENT_ITEMS, minutes } from '@pasar/domain'
import { drawBetween, drawChance, drawOne, drawSome, type Random, type SeedIds } from '../ids'
import type { StoredPictureLike } from '../items'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'
import type { DemoPeople } from './people'
import { QUESTION_TEXTS } from './question-texts'
import { topicOf } from './review-texts'
import type { PlannedReview } from './reviews'

/** What members add to reviews and items: photos, votes, questions, and what they looked at. */

/** Of the reviews that can have a photo. */
const WITH_PHOTO = 0.45
/** Of the reviews that anyone found helpful. */
const VOTED = 0.4
/** Of the items that anyone asked about. */
const ASKED = 0.3
const ANSWERED = 0.85
const ASKED_WITHIN = days(80)

export interface CommunityPlan {
  people: DemoPeople
  items: readonly DemoItem[]
  reviews: readonly PlannedReview[]
  languages: ReadonlyMap<string, Language>
  /** Photos that buyers took, by item; each is shown once. */
  photos: ReadonlyMap<string, readonly StoredPictureLike[]>
  now: number
}

/** Most words and photos help most; a few reviews are found by many. */
function writeVotes(
  writer: SeedWriter,
  random: Random,
  { people, reviews, photos, now }: CommunityPlan,
): void {
  const left = new Map([...photos].map(([id, pictures]) => [id, [...pictures]]))
  for (const review of reviews) {
    const mine =
      review.stars !== 3 && drawChance(random, WITH_PHOTO)
        ? (left.get(review.itemId)?.splice(0, 2) ?? [])
        : []
    for (const [position, { key, width, height, blur }] of mine.entries())
      writer.insert('review_photos', { review_id: review.id, position, key, width, height, blur })
    if (review.body === '' || !drawChance(random, VOTED + (mine.length > 0 ? 0.4 : 0))) continue
    const most = drawChance(random, 0.15) ? 14 : 4
    const voters = drawSome(random, people.buyers, drawBetween(random, 1, most))
    for (const { id, createdAt } of voters) {
      const at = review.createdAt + minutes(drawBetween(random, 10, 20_000))
      if (id !== review.userId && createdAt < at && at < now)
        writer.insert('review_votes', { review_id: review.id, user_id: id, created_at: at })
    }
  }
}

function writeQuestions(writer: SeedWriter, random: Random, ids: SeedIds, plan: CommunityPlan): void {
  const { people, items, languages, now } = plan
  // What people ask is written for goods.
  const open = items.filter(({ status, service }) => status === 'active' && !service)
  for (const item of open) {
    const isOwn = item.store.sellerId === people.seller.id
    if (!drawChance(random, isOwn ? 0.7 : ASKED)) continue
    const topic = topicOf(item.category, item.isVirtual)
    const askers = drawSome(random, [people.buyer, ...people.buyers], drawBetween(random, 1, 3))
    const asked = new Set<string>()
    for (const { id: userId, createdAt: joinedAt } of askers) {
      const texts = QUESTION_TEXTS[languages.get(userId) ?? 'en']
      const isOfTopic = item.isVirtual || drawChance(random, 0.6)
      const [body, answer] = drawOne(random, texts[isOfTopic ? topic : 'any'])
      const createdAt =
        Math.max(now - Math.floor(random() * ASKED_WITHIN), item.publishedAt, joinedAt) + hours(1)
      const answeredAt = createdAt + minutes(drawBetween(random, 8, 2_600))
      if (asked.has(body) || createdAt >= now) continue
      asked.add(body)
      const isAnswered = answeredAt < now && drawChance(random, ANSWERED)
      const id = ids.next('question', createdAt)
      writer.insert('questions', {
        id,
        item_id: item.id,
        seller_id: item.store.sellerId,
        user_id: userId,
        body,
        answer: isAnswered ? answer : '',
        created_at: createdAt,
        answered_at: isAnswered ? answeredAt : null,
      })
    }
  }
}

/** What the demo buyer looked at in the last days. */
function writeRecent(writer: SeedWriter, random: Random, { people, items, now }: CommunityPlan): void {
  const open = items.filter(({ status }) => status === 'active')
  for (const [index, { id }] of drawSome(random, open, MAX_RECENT_ITEMS / 2).entries())
    writer.insert('recent_items', {
      user_id: people.buyer.id,
      item_id: id,
      seen_at: now - hours(2) - index * hours(5),
    })
}

export function writeCommunity(writer: SeedWriter, random: Random, ids: SeedIds, plan: CommunityPlan): void {
  writeVotes(writer, random, plan)
  writeQuestions(writer, random, ids, plan)
  writeRecent(writer, random, plan)
}
