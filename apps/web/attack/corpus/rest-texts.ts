import { beginSession, SMALL } from '@pasar/api/testing'
import { ADDRESS } from '../drivers/pasar-rest'
import type { Exchange } from '../report'
import { exchange } from '../requests'
import type { Stage } from '../scene'

const { kopi, auction } = SMALL.items

/** Bodies of calls that take texts. Each of their texts is tried. */
const BODIES: readonly [path: string, body: Record<string, unknown>][] = [
  ['/api/auth/login', { email: 'long@pasar.test', password: 'a password' }],
  ['/api/auth/register', { name: 'Long', email: 'long@pasar.test', password: 'a long password' }],
  ['/api/auth/forgot-password', { email: 'long@pasar.test' }],
  ['/api/auth/reset-password', { token: 'x', password: 'a long password' }],
  ['/api/auth/refresh-token', { refreshToken: 'x' }],
  ['/api/newsletter/subscribe', { email: 'long@pasar.test' }],
  ['/api/cart', { itemId: kopi.id, variantId: 'x', quantity: '1' }],
  ['/api/coupons/apply', { couponCode: 'TEN' }],
  ['/api/addresses', { ...ADDRESS, line2: '', state: '' }],
  ['/api/checkout/quote', { country: 'MY', phone: '0123456789' }],
  ['/trpc/auction.bid', { itemId: auction.id, maximum: '300' }],
  ['/trpc/coupon.use', { couponCode: 'TEN' }],
  ['/trpc/wishlist.add', { itemId: kopi.id }],
]
/** The longest that any of them takes. */
const LIMIT = 300

/** Places for texts in calls: one for each text of each body. */
export async function makeRestTexts({ server, dataDir }: Pick<Stage, 'server' | 'dataDir'>) {
  const cookie = await beginSession(dataDir, SMALL.users.buyer.id)
  const headers = {
    cookie,
    origin: server.url,
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  }
  return BODIES.flatMap(([path, body]) =>
    Object.keys(body).map((name) => ({
      name: `POST ${path} ${name}`,
      limit: LIMIT * 10,
      ask: (text: string): Promise<Exchange> =>
        exchange(server, path, { headers, body: JSON.stringify({ ...body, [name]: text }) }),
    })),
  )
}
