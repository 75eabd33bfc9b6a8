import { randomUUID } from 'node:crypto'
import { addAuctions, SMALL } from '@pasar/api/testing'
import { LIMITS, MAX_RESET_MAILS_PER_HOUR } from '@pasar/domain'
import { type Buyer, makeBuyers } from '../members'
import type { Exchange } from '../report'
import { exchange } from '../requests'
import type { Scene, Stage } from '../scene'

const { buyer } = SMALL.users
const { kopi } = SMALL.items
const TOO_MANY = 429
const HOUR_MS = 3_600_000

/** Headers with which someone says that the request comes from elsewhere. Without a proxy nobody is trusted. */
const disguise = (at: number): Record<string, string> => ({
  'x-forwarded-for': `192.0.2.${at % 250}`,
  'x-real-ip': `192.0.2.${at % 250}`,
  forwarded: `for=192.0.2.${at % 250}`,
  'cf-connecting-ip': `192.0.2.${at % 250}`,
  'user-agent': randomUUID(),
})

/** Of more tries than there may be, those over the limit are refused, with the time to come back. */
async function checkLimit(
  { report }: Stage,
  what: string,
  most: number,
  once: (at: number) => Promise<Exchange>,
): Promise<void> {
  for (let at = 0; at < most + 3; at++) {
    const seen = await once(at)
    const { status, headers } = seen.got
    if (at < most) report.check(status !== TOO_MANY && status < 500, `${what}: try ${at + 1} is let in`, seen)
    else
      report.check(
        status === TOO_MANY && Number(headers['retry-after']) > 0,
        `${what}: try ${at + 1} is 429`,
        seen,
      )
  }
}

const asPage = (server: Stage['server'], { cookie }: Pick<Buyer, 'cookie'>) => ({
  cookie,
  origin: server.url,
  'x-requested-with': 'XMLHttpRequest',
  'content-type': 'application/json',
})

/** Guessing at passwords: by form and by call, however the sender disguises. */
async function tryLogins(stage: Stage): Promise<void> {
  const { server, report } = stage
  const guess = (at: number): Promise<Exchange> =>
    at % 2 === 0
      ? exchange(server, '/login', {
          form: { email: buyer.email, password: `guess ${at}` },
          headers: disguise(at),
        })
      : exchange(server, '/api/auth/login', {
          body: JSON.stringify({ email: ` ${buyer.email.toUpperCase()} `, password: `guess ${at}` }),
          headers: { 'content-type': 'application/json', ...disguise(at) },
        })
  await checkLimit(stage, 'guesses at a password', LIMITS.login.most, guess)
  const seen = await exchange(server, '/login', { form: { email: buyer.email, password: SMALL.password } })
  report.check(seen.got.status === TOO_MANY, 'the right password is not revealed as right', seen)
}

/** What members do, by calls and in batches of calls. */
async function tryMembers(stage: Stage, [first, second, third]: readonly Buyer[]): Promise<void> {
  const { server, dataDir, report } = stage
  if (!first || !second || !third) throw new Error('no buyers')
  await checkLimit(stage, 'guesses at a coupon', LIMITS.coupon.most, (at) =>
    exchange(server, at % 2 === 0 ? '/api/coupons/apply' : '/trpc/coupon.use', {
      headers: { ...asPage(server, first), ...disguise(at) },
      body: JSON.stringify({ couponCode: `GUESS${at}` }),
    }),
  )
  await checkLimit(stage, 'orders', LIMITS.checkout.most, (at) =>
    exchange(server, '/api/orders', {
      headers: { ...asPage(server, first), 'idempotency-key': randomUUID(), ...disguise(at) },
      body: JSON.stringify({ items: [{ itemId: kopi.id, quantity: 1 }], country: 'MY' }),
    }),
  )
  const [auction] = await addAuctions(dataDir, [Date.now() + HOUR_MS])
  await checkLimit(stage, 'bids', LIMITS.bid.most, (at) =>
    exchange(server, '/trpc/auction.bid', {
      headers: { ...asPage(server, second), ...disguise(at) },
      body: JSON.stringify({ itemId: auction?.itemId, maximum: `${300 + at * 20}` }),
    }),
  )
  const names = Array.from({ length: 40 }, () => 'coupon.use').join(',')
  const inputs = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at, { couponCode: `BATCH${at}` }]))
  const batch = await exchange(server, `/trpc/${names}?batch=1`, {
    headers: asPage(server, third),
    body: JSON.stringify(inputs),
  })
  const tried = batch.got.text.split('COUPON_NOT_FOUND').length - 1
  report.check(tried <= LIMITS.coupon.most, 'forty guesses in one batch are not forty guesses', batch)
}

/** Links by mail: the limit must not reveal who is a member. */
async function tryMails(stage: Stage): Promise<void> {
  const ask = (email: string) => (at: number) =>
    exchange(stage.server, '/api/auth/forgot-password', {
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', ...disguise(at) },
    })
  const received: string[][] = []
  for (const email of [buyer.email, 'nobody-at-all@pasar.test']) {
    const answers: string[] = []
    for (let at = 0; at < MAX_RESET_MAILS_PER_HOUR + 2; at++) {
      const { got } = await ask(email)(at)
      answers.push(`${got.status} ${got.text}`)
    }
    received.push(answers)
  }
  const [member, stranger] = received.map((answers) => JSON.stringify(answers))
  stage.report.check(
    member === stranger,
    'a reset link does not reveal who is a member',
    `${member}\n${stranger}`,
  )
}

async function tryAddress(stage: Stage): Promise<void> {
  await checkLimit(stage, 'newsletter', LIMITS.newsletter.most, (at) =>
    exchange(stage.server, '/api/newsletter/subscribe', {
      body: JSON.stringify({ email: `attack-${at}@pasar.test` }),
      headers: { 'content-type': 'application/json', ...disguise(at) },
    }),
  )
  await checkLimit(stage, 'orders looked up', LIMITS.track.most, (at) =>
    exchange(stage.server, '/track-order', {
      form: { number: 'PSR-00000000', orderNumber: 'PSR-00000000', email: `attack-${at}@pasar.test` },
      headers: disguise(at),
    }),
  )
}

async function tryReading({ server, report }: Stage): Promise<void> {
  const statuses: number[] = []
  for (let at = 0; at < LIMITS.reading.most + 50; at++)
    statuses.push((await exchange(server, '/sitemap-nothing.txt', { headers: disguise(at) })).got.status)
  report.check(statuses.includes(TOO_MANY), 'who reads without end is stopped', `${statuses.at(-1)}`)
  const health = await exchange(server, '/healthz')
  report.check(health.got.status === 200, 'the health of the process is still reported', health)
}

/** Whatever guards a secret, money or the machine is counted, and cannot be talked out of it. */
export const limits: Scene = {
  name: 'limits',
  env: { RATE_LIMITS: 'on' },
  run: async (stage) => {
    const buyers = await makeBuyers(stage.dataDir, 3)
    await tryLogins(stage)
    await tryMembers(stage, buyers)
    await tryMails(stage)
    await tryAddress(stage)
    await tryReading(stage)
  },
}
