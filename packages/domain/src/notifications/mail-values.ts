import { z } from 'zod'
import { linkTo } from '../access/link-to'
import { STAFF_PERMISSIONS } from '../access/permissions'
import { LANGUAGES } from '../kernel/languages'
import { sen } from '../kernel/money'
import { days } from '../kernel/time'
import { DAY_PARTS } from '../orders/appointments'
import { CLAIM_EXAMPLE, claimShown, pieces } from './claim-values'
import {
  amount,
  day,
  link,
  type MailValuesOf,
  mailValues,
  permissionsOf,
  time,
  withExample,
} from './mail-fields'

const TOKEN = { token: 'Q7mJ2vXo0Zk4wY1nT8rB5cD6eF9gH3aL' }
const ORDER = { link: linkTo('/orders/user/:orderId', { orderId: 'ord_sample' }), number: 'PSR-7K2Q9M4X' }
const AUCTION_TITLE = 'Old Radio, Bakelite, 1952, Working'

export const nothing = mailValues({}, {})

/** A link that is a key. */
export const keyTo = (
  path:
    | '/verify-email/:token'
    | '/reset-password/:token'
    | '/confirm-email/:token'
    | '/newsletter/:token'
    | '/staff-invitation/:token',
) => mailValues({ link }, { link: linkTo(path, TOKEN) })

/** Whoever wrote, as they named themselves, and in which language they read. */
const sender = {
  name: z.string(),
  email: z.string(),
  /** Whether the address is that of a member who has confirmed it; of mails that were queued before nobody knows. */
  isConfirmed: z.boolean().default(false),
  language: z.enum(LANGUAGES),
  message: z.string(),
}

/** A letter to those who run the market, whole. */
export const letter = <Shape extends z.ZodRawShape>(shape: Shape, example: z.output<z.ZodObject<Shape>>) =>
  mailValues({ ...sender, ...shape }, {
    name: 'Tan Wei Ling',
    email: 'weiling@pasar.test',
    isConfirmed: false,
    language: 'cn',
    message: 'Good morning,\n\nmy parcel has not moved for five days.\nCould you have a look?',
    ...example,
  } as z.output<z.ZodObject<typeof sender & Shape>>)

/** An order as its mail shows it: frozen when the mail is queued. */
export const orderShown = mailValues(
  {
    link,
    number: z.string(),
    placedAt: time,
    parcels: z.array(
      z.object({
        storeName: z.string(),
        lines: z.array(pieces),
      }),
    ),
    items: amount,
    itemDiscount: amount,
    shipping: amount,
    shippingDiscount: amount,
    total: amount,
    /** Lines of the address as on a label; empty when nothing is shipped. */
    address: z.array(z.string()),
  },
  {
    ...ORDER,
    placedAt: 0,
    parcels: [
      {
        storeName: 'Kedai Kopi Mak Jah',
        lines: [
          { title: 'Ipoh white coffee', variantName: '12 sticks', quantity: 2, subtotal: sen(3_780) },
          { title: 'Kuih bahulu in a tin', variantName: '', quantity: 1, subtotal: sen(2_450) },
        ],
      },
      {
        storeName: 'Batik & Co.',
        lines: [
          {
            title: 'Hand-drawn batik sarong, cotton',
            variantName: 'Indigo',
            quantity: 1,
            subtotal: sen(128_900),
          },
        ],
      },
    ],
    items: sen(135_130),
    itemDiscount: sen(1_500),
    shipping: sen(1_500),
    shippingDiscount: sen(700),
    total: sen(134_430),
    address: ['Nur Aisyah binti Rahman', '8 Jalan Ampang', '50450 Kuala Lumpur', 'Malaysia', '+60198765432'],
  },
)
export type OrderShown = z.output<typeof orderShown.schema>

export const refund = mailValues({ link, number: z.string(), amount }, { ...ORDER, amount: sen(134_430) })

/** What happened to one parcel. Fields that say nothing about it are empty. */
export const parcelNews = mailValues(
  {
    link,
    number: z.string(),
    store: z.string(),
    amount: amount.nullable(),
    /** Until when something may or must be done. */
    until: time.nullable(),
    courier: z.string(),
    trackingNumber: z.string(),
    /** What is to be shipped, or is claimed. Mails that were queued before have none. */
    lines: z.array(pieces).default([]),
    claim: claimShown.nullable().default(null),
  },
  {
    ...ORDER,
    store: 'Kedai Kopi Mak Jah',
    amount: sen(4_480),
    until: days(7),
    courier: 'Pos Laju',
    trackingNumber: 'EN123456789MY',
    lines: [],
    claim: null,
  },
)
/** As `parcelNews`, with what a parcel holds. */
export const parcelWithLines = withExample(parcelNews, {
  lines: [{ title: 'Ipoh white coffee', variantName: '12 sticks', quantity: 2, subtotal: sen(3_780) }],
})
export const claimNews = withExample(parcelWithLines, { claim: CLAIM_EXAMPLE })
export type ParcelNews = z.output<typeof parcelNews.schema>

/** How the date of a service is found; without a day while nobody has named one. */
export const appointmentNews = mailValues(
  {
    link,
    number: z.string(),
    store: z.string(),
    title: z.string(),
    day: day.nullable(),
    part: z.enum(DAY_PARTS).nullable(),
    /** Until when something may or must be done. */
    until: time.nullable(),
  },
  {
    ...ORDER,
    store: 'Tukang Rumah',
    title: 'Wall Painting, One Room',
    day: '2026-12-01',
    part: 'morning',
    until: days(7),
  },
)

/** To who bought it before: its file has a new version. */
export const fileNews = mailValues(
  { link, title: z.string(), file: z.string(), version: z.number(), note: z.string() },
  {
    link: ORDER.link,
    title: 'Nyonya recipes, e-book',
    file: 'Nyonya recipes.pdf',
    version: 2,
    note: 'Twelve more recipes, and the index is complete.',
  },
)

/** How an auction goes for somebody. */
export const auctionNews = mailValues(
  /** Until when something may be done. */
  { link, title: z.string(), amount, until: time },
  {
    link: linkTo('/item/:slug', { slug: 'old-radio' }),
    title: AUCTION_TITLE,
    amount: sen(71_000),
    until: days(2),
  },
)

/** How a list of the planner goes. */
const plan = { link, list: z.string(), day }
const PLAN = { link: linkTo('/planner'), list: 'Hari Raya', day: '2027-03-10' }
export const planNews = mailValues(plan, PLAN)
export const planPrice = mailValues(
  { ...plan, title: z.string(), amount, before: amount },
  { ...PLAN, title: AUCTION_TITLE, amount: sen(8_900), before: sen(12_000) },
)
export const planGifts = mailValues({ ...plan, pieces: z.number() }, { ...PLAN, pieces: 3 })
export const planMoved = mailValues({ ...plan, before: day }, { ...PLAN, before: '2027-03-17' })
export const planItem = mailValues({ ...plan, title: z.string() }, { ...PLAN, title: AUCTION_TITLE })

/** An issue of the newsletter: frozen when the mail is queued. The body is Markdown. */
export const newsletterText = mailValues(
  {
    link,
    subject: z.string(),
    body: z.string(),
    /** The language it is written in, which may not be the reader's. */
    written: z.enum(LANGUAGES),
  },
  {
    link: linkTo('/newsletter/:token', TOKEN),
    subject: 'New makers of batik',
    body: '## Fresh from Terengganu\n\nThree makers have opened their stores:\n\n- **Batik & Co.**\n- [all of them](/shop)\n',
    written: 'en',
  },
)

/** How a payout went; the reason is empty unless it failed. */
export const payoutNews = mailValues(
  { link, amount, bank: z.string(), reference: z.string(), reason: z.string() },
  {
    link: linkTo('/seller/balance'),
    amount: sen(123_456),
    bank: 'Maybank ••••6789',
    reference: 'PAY7K2Q9M4X1A',
    reason: '',
  },
)

/** What somebody may do for a seller. */
export const permissions = permissionsOf(z.array(z.enum(STAFF_PERMISSIONS)))

const decisionShape = { link, title: z.string(), note: z.string() }
/** What staff decided about something, with the reason they gave, which may be empty. @param path where it leads */
export const decision = (
  path: string,
  title: string,
  note: string,
): MailValuesOf<z.ZodObject<typeof decisionShape>> => mailValues(decisionShape, { link: path, title, note })
