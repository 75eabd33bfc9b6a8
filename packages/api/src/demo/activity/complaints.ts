import { findItem, findReviews } from '@pasar/db'
import { days, hours, minutes, type ReportReason } from '@pasar/domain'
import { requireActor, requireBuyer } from '../../access/actors'
import { writeComment } from '../../blog'
import { startConversation } from '../../messaging'
import { report } from '../../moderation'
import type { Context } from '../../platform/context'
import { followStore } from '../../stores'
import { BUYER, memberBy, type Scene, shopper } from './stage'

async function itemBy(ctx: Context, slug: string): Promise<string> {
  const item = await findItem(ctx.db, { slug })
  if (item === null) throw new Error(`There is no item ${slug}`)
  return item.id
}

interface Complaint {
  email: string
  ago: number
  slug: string
  reason: ReportReason
  note: string
}

const reportItem = ({ email, ago, slug, reason, note }: Complaint): Scene => ({
  ago,
  play: async (ctx) => {
    const id = await itemBy(ctx, slug)
    await report(ctx, await memberBy(ctx, email), { kind: 'item', id }, { reason, note })
  },
})

/** The newest review of an item, if somebody has reviewed it by the day the market is made for. */
const reportReview = ({ email, ago, slug, reason, note }: Complaint): Scene => ({
  ago,
  play: async (ctx) => {
    const [newest] = await findReviews(ctx.db, await itemBy(ctx, slug), 1)
    if (newest === undefined) return
    await report(ctx, await memberBy(ctx, email), { kind: 'review', id: newest.id }, { reason, note })
  },
})

/** What is said about items; of the two that name a telephone or a link the market's rules hold the message. */
const ask = (email: string, ago: number, slug: string, body: string): Scene => ({
  ago,
  play: async (ctx) => {
    const member = requireActor('chat', await memberBy(ctx, email))
    const key = `demo-${slug}`.slice(0, 36)
    await startConversation(ctx, member, { kind: 'item', id: await itemBy(ctx, slug) }, { body, key })
  },
})

const comment = (email: string, ago: number, article: string, body: string): Scene => ({
  ago,
  play: async (ctx) => writeComment(ctx, await memberBy(ctx, email), article, body),
})

const follow = (email: string, ago: number, store: string): Scene => ({
  ago,
  play: async (ctx) => followStore(ctx, requireBuyer(await memberBy(ctx, email)), store, true),
})

const FOLLOWED = ['gajet-kl', 'sarung-fon', 'batik-kak-yam', 'kopi-seng-huat', 'kuih-mak-long'] as const
const FOLLOWERS = 24

/** Members follow stores, ask sellers, and report what should not be there. */
export const COMPLAINTS: readonly Scene[] = [
  ...FOLLOWED.slice(0, 3).map((store, index) => follow(BUYER, days(40 - index * 9), store)),
  ...Array.from({ length: FOLLOWERS }, (_, index) =>
    follow(shopper(index + 20), days(2 + index), FOLLOWED[index % FOLLOWED.length] ?? FOLLOWED[0]),
  ),
  reportItem({
    email: shopper(22),
    ago: days(3) - hours(2),
    slug: 'power-bank-20-000-mah-65-w',
    reason: 'misleading',
    note: 'The label on mine says 18,500 mAh. Either the title or the label is wrong.',
  }),
  reportItem({
    email: shopper(9),
    ago: days(1) - hours(5),
    slug: 'omega-3-fish-oil-100-softgels',
    reason: 'forbidden',
    note: 'Tiada nombor pendaftaran KKM pada gambar botol.',
  }),
  reportItem({
    email: shopper(47),
    ago: hours(6),
    slug: 'vitamin-c-serum-30-ml',
    reason: 'counterfeit',
    note: '包装上的字体和官网不一样，怀疑是仿冒品。',
  }),
  reportReview({
    email: shopper(26),
    ago: hours(20),
    slug: 'feature-phone-with-keypad-dual-sim',
    reason: 'spam',
    note: 'The same sentence stands under three other phones.',
  }),
  ask(
    shopper(27),
    hours(9),
    'wireless-charger-rubberwood',
    'Hi, does it charge through a case of 3 mm? I have the leather one from your other store.',
  ),
  ask(
    shopper(14),
    hours(4),
    'power-bank-10-000-mah-slim',
    'Boleh beli terus tanpa Pasar? WhatsApp saya di 013-455 9082, saya nak lima unit.',
  ),
  ask(
    shopper(48),
    minutes(50),
    'jump-starter-1-500-a-with-power-bank',
    '这款和 https://example.com/jump-starter 上的是同一个型号吗？',
  ),
  comment(
    shopper(31),
    hours(15),
    'batik-care',
    'Thank you! I wrote down the whole routine with photos at https://example.com/my-batik-diary for anyone who wants it.',
  ),
]
