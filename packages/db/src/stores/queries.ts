import { sql } from 'kysely'
import type { Db } from '../sqlite/open'

export interface StoreFigures {
  /** Average × 100 over all items, with its count. */
  rating: number
  reviews: number
  questions: number
  answers: number
}

/** How a store has done so far. */
export async function findStoreFigures(db: Db, storeId: string): Promise<StoreFigures> {
  const row = await db
    .selectFrom('store_figures')
    .select((eb) => [
      sql<number>`iif(rating_count = 0, 0, rating_sum * 100 / rating_count)`.as('rating'),
      eb.ref('rating_count').as('reviews'),
      'questions',
      'answers',
    ])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row ?? { rating: 0, reviews: 0, questions: 0, answers: 0 }
}
