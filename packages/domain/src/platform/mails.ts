import { z } from 'zod'
import { STAFF_PERMISSIONS } from '../access/permissions'
import { LANGUAGES, type Language } from '../kernel/languages'
import type { Sen } from '../kernel/money'
import { hours } from '../kernel/time'
import type { NotificationKindName } from '../notifications/kinds'
import { DAY_PARTS } from '../orders/appointments'
import { SELLER_KINDS } from '../selling/seller-kinds'
import { AFFILIATE_CHANNELS, CONTACT_TOPICS } from '../support/contact-topics'
import { INBOXES } from '../moderation/inboxes'

const link = z.url()
const nothing = z.object({})
const amount = z.custom<Sen>((value) => Number.isSafeInteger(value))

/** Whoever wrote, as they named themselves, and in which language they read. */
const sender = { name: z.string(), email: z.string(), language: z.enum(LANGUAGES) }

/** Where an admin answers it; mails that were queued before there was such a page have none. */
const inDesk = { link: link.optional() }

/** An order as its mail shows it: frozen when the mail is queued. */
const orderShown = z.object({
  link,
  number: z.string(),
  placedAt: z.number(),
  parcels: z.array(
    z.object({
      storeName: z.string(),
      lines: z.array(
        z.object({
          title: z.string(),
          variantName: z.string(),
          quantity: z.number(),
          subtotal: amount,
        }),
      ),
    }),
  ),
  items: amount,
  itemDiscount: amount,
  shipping: amount,
  shippingDiscount: amount,
  total: amount,
  /** Lines of the address as on a label; empty when nothing is shipped. */
  address: z.array(z.string()),
})
/** What happened to one parcel. Fields that say nothing about it are empty. */
const parcelNews = z.object({
  link,
  number: z.string(),
  store: z.string(),
  amount: amount.nullable(),
  /** Until when something may or must be done. */
  until: z.number().nullable(),
  courier: z.string(),
  trackingNumber: z.string(),
})
export type ParcelNews = z.output<typeof parcelNews>

/** How the date of a service is found; without a day while nobody has named one. */
const appointmentNews = z.object({
  link,
  number: z.string(),
  store: z.string(),
  title: z.string(),
  /** A Malaysian calendar day, as "2026-08-31". */
  day: z.string().nullable(),
  part: z.enum(DAY_PARTS).nullable(),
  /** Until when something may or must be done. */
  until: z.number().nullable(),
})

/** How an auction goes for somebody. */
const auctionNews = z.object({
  link,
  title: z.string(),
  amount,
  /** Until when something may be done. */
  until: z.number(),
})

/** How a list of the planner goes. */
const planNews = z.object({ link, list: z.string(), day: z.string() })

/** An issue of the newsletter: frozen when the mail is queued. The body is Markdown. */
const newsletterText = z.object({
  link,
  subject: z.string(),
  body: z.string(),
  /** The language it is written in, which may not be the reader's. */
  written: z.enum(LANGUAGES),
})

/** How a payout went; the reason is empty unless it failed. */
const payoutNews = z.object({
  link,
  amount,
  bank: z.string(),
  reference: z.string(),
  reason: z.string(),
})

const staffPermissions = z.array(z.enum(STAFF_PERMISSIONS))
/** What staff decided about an item or a store, with the reason they gave; it may be empty when the item is restored. */
const itemDecision = z.object({ link, title: z.string(), note: z.string() })

export type OrderShown = z.output<typeof orderShown>

/** Every mail, with the values it needs. Links are absolute. */
export const MAIL_VALUES = {
  /** Single-use, 24 hours. */
  verifyEmail: z.object({ link }),
  /** Single-use, 60 minutes. */
  resetPassword: z.object({ link }),
  passwordChanged: nothing,
  /** To the address so far; the new one is shown masked. */
  emailChangeConfirmOld: z.object({ link, newEmailMasked: z.string() }),
  emailChangeConfirmNew: z.object({ link }),
  emailChanged: nothing,
  /** Someone registered with an address that has an account. */
  accountExists: z.object({ loginLink: link, resetLink: link }),
  twoFactorOn: nothing,
  twoFactorOff: nothing,
  accountDeleted: nothing,
  /** To an address that someone put on the newsletter's list: is it right? */
  newsletterConfirm: z.object({ link }),
  /** The link leads off the list. */
  newsletterWelcome: z.object({ link }),
  /** The link leads off the list. */
  newsletterIssue: newsletterText,
  /** To the admin who writes it: as subscribers will get it. */
  newsletterTest: newsletterText,
  accountSuspended: z.object({ reason: z.string() }),
  suspensionLifted: nothing,
  roleChanged: nothing,
  orderPaid: orderShown,
  orderCancelled: orderShown,
  orderExpired: orderShown,
  refundSent: z.object({ link, number: z.string(), amount }),
  /** To those who run the market: what someone wrote to them, whole. */
  contactMessage: z.object({
    ...sender,
    ...inDesk,
    topic: z.enum(CONTACT_TOPICS),
    orderNumber: z.string(),
    message: z.string(),
  }),
  accessibilityNote: z.object({ ...sender, ...inDesk, page: z.string(), message: z.string() }),
  /** The file is stored beside the database; its name says where. */
  jobApplication: z.object({
    ...sender,
    ...inDesk,
    phone: z.string(),
    post: z.string(),
    message: z.string(),
    file: z.string(),
  }),
  /** To who wrote to the market: what an admin answers, below it what they had written. */
  inboxAnswer: z.object({
    inbox: z.enum(INBOXES),
    /** Of the contact page; empty for the others. */
    topic: z.enum([...CONTACT_TOPICS, '']),
    /** What was applied for; may be empty. */
    post: z.string(),
    answer: z.string(),
    message: z.string(),
    writtenAt: z.number(),
  }),
  affiliateApplication: z.object({
    ...sender,
    phone: z.string(),
    channel: z.enum(AFFILIATE_CHANNELS),
    message: z.string(),
  }),
  /** To whoever runs the market. Numbers and the proof are not mailed. */
  sellerApplication: z.object({
    ...sender,
    phone: z.string(),
    kind: z.enum(SELLER_KINDS),
    store: z.string(),
    message: z.string(),
  }),
  /** To the applicant. */
  sellerApplied: z.object({ link, store: z.string() }),
  sellerApproved: z.object({ link, store: z.string() }),
  sellerRejected: z.object({ link, store: z.string(), reason: z.string() }),
  /** To the applicant: a reviewer wants to know more. */
  sellerAsked: z.object({ link, store: z.string(), question: z.string() }),
  /** To who wants to recruit sellers. */
  affiliateApproved: z.object({ link }),
  affiliateRejected: z.object({ link, reason: z.string() }),
  /** To the seller. */
  itemRemoved: itemDecision,
  itemRestored: itemDecision,
  storeHidden: itemDecision,
  storeShown: itemDecision,
  appealRejected: itemDecision,
  /** To the admins: the note is the author's name. */
  postSubmitted: itemDecision,
  /** To the author. */
  postPublished: itemDecision,
  postChanges: itemDecision,
  /** What the remarks say is read on the article's page only. */
  postRemarks: z.object({ link, title: z.string(), count: z.number() }),
  postWithdrawn: itemDecision,
  /** To whoever is paid: was it you? */
  bankAccountChanged: z.object({ link, bank: z.string(), until: z.number() }),
  /** Single-use. To an email that may be nobody's yet. */
  staffInvited: z.object({ link, seller: z.string(), permissions: staffPermissions, until: z.number() }),
  /** To the seller. */
  staffJoined: z.object({ link, member: z.string(), permissions: staffPermissions }),
  staffLeft: z.object({ link, member: z.string() }),
  /** To the member. */
  staffChanged: z.object({ link, seller: z.string(), permissions: staffPermissions }),
  staffRemoved: z.object({ seller: z.string() }),
  payoutPaid: payoutNews,
  payoutFailed: payoutNews,
  /** To the member who owed. */
  debtWaived: z.object({ link, amount }),
  /** To the owner of a list, some days before its day. */
  planNear: planNews,
  /** To the owner: an item costs less than when it was planned. */
  planCheaper: planNews.extend({ title: z.string(), amount, before: amount }),
  /** To the owner, on the day: somebody bought from the registry. */
  planGiven: planNews.extend({ pieces: z.number() }),
  /** To who wanted to give something: it is not reserved any longer. */
  giftEnded: planNews.extend({ title: z.string() }),
  /** To the member; the amount is below 0 when it was taken from them. */
  balanceAdjusted: z.object({ link, amount, reason: z.string() }),
  parcelShipped: parcelNews,
  /** A part of it: the rest follows. */
  partShipped: parcelNews,
  /** To the buyer: what was not shipped in time, or cannot be. */
  restCancelled: parcelNews,
  /** By the clock: nobody said so. */
  parcelDelivered: parcelNews,
  parcelCancelled: parcelNews,
  /** To who bought it before: its file has a new version. */
  fileUpdated: z.object({
    link,
    title: z.string(),
    file: z.string(),
    version: z.number(),
    note: z.string(),
  }),
  /** To the seller. */
  shipReminder: parcelNews,
  /** To the seller: no date is agreed yet. */
  appointmentOpen: appointmentNews,
  /** To whoever is asked about a date. */
  appointmentProposed: appointmentNews,
  appointmentAgreed: appointmentNews,
  /** To the buyer. */
  appointmentDone: appointmentNews,
  claimOpened: parcelNews,
  /** To the buyer. */
  claimAnswered: parcelNews,
  /** To both. */
  claimEscalated: parcelNews,
  /** To the admins. */
  claimToDecide: parcelNews,
  claimClosed: parcelNews,
  /** To who led until then. */
  outbid: auctionNews,
  auctionWon: auctionNews,
  /** To the second bidder: the winner has not bought it. */
  auctionOffered: auctionNews,
} as const

export type MailKind = keyof typeof MAIL_VALUES
export type MailValues = { [K in MailKind]: z.output<(typeof MAIL_VALUES)[K]> }

const PARCEL_MAILS = [
  'parcelShipped',
  'partShipped',
  'restCancelled',
  'parcelDelivered',
  'parcelCancelled',
  'shipReminder',
  'claimOpened',
  'claimAnswered',
  'claimEscalated',
  'claimToDecide',
  'claimClosed',
] as const satisfies readonly MailKind[]
export type ParcelMailKind = (typeof PARCEL_MAILS)[number]

export type AppointmentMailKind = Extract<MailKind, `appointment${string}`>

/** Those whose link is a key that soon opens nothing. */
export const KEY_MAILS = [
  'verifyEmail',
  'resetPassword',
  'emailChangeConfirmOld',
  'emailChangeConfirmNew',
  'newsletterConfirm',
] as const satisfies readonly MailKind[]
/** For so long after it was queued a mail with a key is worth sending again. */
export const KEY_MAIL_LIFE = hours(1)

/** Whether a mail that was queued at that time still serves whoever gets it. */
export const isWorthSending = (kind: MailKind, createdAt: number, now: number): boolean =>
  now - createdAt <= KEY_MAIL_LIFE || !KEY_MAILS.some((key) => key === kind)

export const isParcelMail = (mail: MailContents): mail is Extract<MailContents, { kind: ParcelMailKind }> =>
  PARCEL_MAILS.some((kind) => kind === mail.kind)

/** What a mail is about, as members choose it: what is not essential goes only to those who want it. */
export const MAIL_NOTIFICATION = {
  verifyEmail: 'security',
  resetPassword: 'security',
  passwordChanged: 'security',
  emailChangeConfirmOld: 'security',
  emailChangeConfirmNew: 'security',
  emailChanged: 'security',
  accountExists: 'security',
  twoFactorOn: 'security',
  twoFactorOff: 'security',
  accountDeleted: 'security',
  newsletterConfirm: 'community',
  newsletterWelcome: 'community',
  newsletterIssue: 'community',
  newsletterTest: 'work',
  accountSuspended: 'security',
  suspensionLifted: 'security',
  roleChanged: 'security',
  orderPaid: 'payment',
  orderCancelled: 'payment',
  orderExpired: 'payment',
  refundSent: 'payment',
  contactMessage: 'message',
  accessibilityNote: 'message',
  jobApplication: 'message',
  inboxAnswer: 'security',
  affiliateApplication: 'message',
  sellerApplication: 'message',
  sellerApplied: 'security',
  sellerApproved: 'security',
  sellerRejected: 'security',
  sellerAsked: 'security',
  affiliateApproved: 'security',
  affiliateRejected: 'security',
  itemRemoved: 'sale',
  itemRestored: 'sale',
  storeHidden: 'sale',
  storeShown: 'sale',
  appealRejected: 'sale',
  postSubmitted: 'work',
  postPublished: 'community',
  postChanges: 'community',
  postRemarks: 'community',
  postWithdrawn: 'community',
  bankAccountChanged: 'security',
  staffInvited: 'security',
  staffJoined: 'security',
  staffLeft: 'security',
  staffChanged: 'security',
  staffRemoved: 'security',
  payoutPaid: 'payment',
  payoutFailed: 'payment',
  debtWaived: 'payment',
  planNear: 'community',
  planCheaper: 'priceDrop',
  planGiven: 'community',
  giftEnded: 'community',
  balanceAdjusted: 'payment',
  parcelShipped: 'delivery',
  partShipped: 'delivery',
  restCancelled: 'payment',
  parcelDelivered: 'delivery',
  parcelCancelled: 'payment',
  fileUpdated: 'delivery',
  shipReminder: 'sale',
  appointmentOpen: 'sale',
  appointmentProposed: 'delivery',
  appointmentAgreed: 'delivery',
  appointmentDone: 'delivery',
  claimOpened: 'sale',
  claimAnswered: 'delivery',
  claimEscalated: 'delivery',
  claimToDecide: 'work',
  claimClosed: 'delivery',
  outbid: 'auction',
  auctionWon: 'payment',
  auctionOffered: 'auction',
} as const satisfies Record<MailKind, NotificationKindName>

export const MAIL_KINDS = Object.keys(MAIL_VALUES) as readonly MailKind[]

export const isMailKind = (text: string): text is MailKind => MAIL_KINDS.some((kind) => kind === text)

/** A kind together with its values. */
export type MailContents = { [K in MailKind]: { kind: K; values: MailValues[K] } }[MailKind]

export interface MailRecipient {
  /** Null when the address belongs to no member (any more). */
  userId: string | null
  name: string
  email: string
  language: Language
}
