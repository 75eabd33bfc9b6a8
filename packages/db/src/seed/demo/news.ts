import { days, hours, linkTo } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { SeedIds } from '../ids'
import { isGivenBack, type PlannedOrder } from '../orders'
import type { SeedWriter } from '../writer'
import type { DemoPeople } from './people'

/** News older than this has been read. */
const UNREAD_FOR = hours(40)
/** Sellers' notifications are stored for this long. */
const SELLER_NEWS = days(21)

interface News {
  userId: string
  kind: string
  data: Record<string, string | number>
  link: string
  at: number
}

/** The notifications of the demo accounts about their orders, as the commands would have written them. */
function listNews(orders: readonly PlannedOrder[], people: DemoPeople, now: number): News[] {
  const news: News[] = []
  for (const { id, number, buyer, quote, story, parcels } of orders) {
    const { paidAt, ending } = story
    if (buyer.id === people.buyer.id) {
      const about = { userId: buyer.id, link: linkTo('/orders/user/:orderId', { orderId: id }) }
      if (ending) {
        const kind = ending.to === 'expired' ? 'orderExpired' : 'orderCancelled'
        news.push({ ...about, kind, data: { number }, at: ending.at })
      }
      if (paidAt !== null)
        news.push({ ...about, kind: 'orderPaid', data: { number, total: quote.total }, at: paidAt })
      for (const { moves, state } of parcels) {
        const at = moves.at(-1)?.at
        if (at !== undefined && isGivenBack(state))
          news.push({ ...about, kind: 'orderRefunded', data: { number }, at })
      }
    }
    if (paidAt === null || paidAt < now - SELLER_NEWS) continue
    const isOwn = parcels.some(
      ({ parcel }) => parcel.sellerId === people.seller.id && parcel.shipping.chargeableKg > 0,
    )
    if (isOwn)
      news.push({
        userId: people.seller.id,
        kind: 'parcelToShip',
        data: { number },
        link: '/orders/seller' satisfies PagePath,
        at: paidAt,
      })
  }
  return news
}

/** Writes the notifications of the demo accounts. @returns how many */
export function writeNews(
  writer: SeedWriter,
  ids: SeedIds,
  orders: readonly PlannedOrder[],
  people: DemoPeople,
  now: number,
): number {
  const news = listNews(orders, people, now)
  for (const { userId, kind, data, link, at } of news)
    writer.insert('notifications', {
      id: ids.next('notification', at),
      user_id: userId,
      kind,
      data: JSON.stringify(data),
      link,
      created_at: at,
      read_at: at < now - UNREAD_FOR ? at + hours(2) : null,
    })
  return news.length
}

/** Every third buyer reads the newsletter. */
export function writeSubscribers(writer: SeedWriter, people: DemoPeople): void {
  for (const [index, { email, language, createdAt }] of people.buyers.entries())
    if (index % 3 === 0)
      writer.insert('newsletter_subscribers', {
        email,
        language,
        created_at: createdAt,
        confirmed_at: createdAt,
      })
}
