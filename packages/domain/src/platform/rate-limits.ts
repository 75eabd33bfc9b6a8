import { hours, minutes } from '../kernel/time'

export interface Limit {
  /** Tries within the window; one more is refused until the window has ended. */
  most: number
  /** Length of the window in milliseconds; it begins with the first try. */
  within: number
  /**
   * Where it is counted. What guards secrets and money outlives a restart and is one small write per try;
   * what every page read counts costs nothing and may be forgotten.
   */
  kept: 'database' | 'memory'
}

const stored = (most: number, within: number) => ({ most, within, kept: 'database' }) as const
const counted = (most: number, within: number) => ({ most, within, kept: 'memory' }) as const

/** How often something may be tried. The comment of each says what is counted together. */
export const LIMITS = {
  /** Failures of an account from an address: someone else's guessing never keeps the owner out elsewhere. */
  login: stored(5, minutes(15)),
  /** Failures from an address, whichever accounts it tries. */
  loginAddress: stored(100, minutes(15)),
  /** Links asked for from an address, whichever emails it names: each may be a mail to a stranger. */
  resetAddress: stored(20, hours(1)),
  /** Changes of email asked for by a member: each writes to an address that may be a stranger's. */
  emailChange: stored(3, hours(1)),
  /** Mails to an address because members say that it is to be theirs, whoever they are. */
  emailChangeAddress: stored(6, hours(1)),
  /** Changes of a member's bank account. */
  bankAccount: stored(5, hours(24)),
  /** Invitations that a seller sends to staff: each writes to an address that may be a stranger's. */
  staffInvite: stored(30, hours(24)),
  /** Accounts from an address. */
  register: stored(20, hours(1)),
  /** Emails put on the list from an address. */
  newsletter: stored(20, hours(1)),
  /** Tests of a newsletter that an admin sends to themselves. */
  newsletterTest: stored(30, hours(1)),
  /** What is written to those who run the market, from an address: each goes to all admins as a mail. */
  inbox: stored(5, hours(1)),
  /** Answers of an admin to what was written: each is a mail to an address that may be a stranger's. */
  inboxAnswer: stored(120, hours(1)),
  /** Applications for a post or as an affiliate, from an address. */
  application: stored(5, hours(1)),
  /** One-time codes of a member: six digits are quickly guessed. */
  code: stored(5, minutes(15)),
  /** Mails about an order that staff send again: each writes to its buyer. */
  resendMail: stored(3, hours(1)),
  /** Of a member. */
  coupon: stored(10, minutes(1)),
  checkout: stored(10, minutes(1)),
  /** Pages of a payment that a member opens again: each asks the provider. */
  payment: stored(30, minutes(10)),
  bid: stored(20, minutes(1)),
  message: stored(20, minutes(1)),
  /** Signs of a member that they are writing. */
  typing: counted(40, minutes(1)),
  /** Corrections of a parcel's tracking: each is a mail to its buyer. */
  tracking: stored(5, hours(24)),
  /** Dates for services that a member names: each is a mail to the other side. */
  appointment: stored(20, hours(1)),
  upload: stored(60, hours(1)),
  /** Stores that a seller opens or changes: a new name is brought into the search of all their items. */
  store: stored(60, hours(1)),
  /** Pictures of a seller's items. */
  itemPicture: stored(400, hours(1)),
  /** Files of items that a seller sends in. */
  import: stored(20, hours(1)),
  review: stored(20, hours(1)),
  question: stored(10, hours(1)),
  /** Comments on articles, and articles begun. */
  comment: stored(15, hours(1)),
  blogPost: stored(20, hours(1)),
  /** Pictures of articles. */
  blogPicture: stored(120, hours(1)),
  /** Lists made, what is put on them, and what is given from those of others. */
  plan: stored(240, hours(1)),
  vote: stored(60, minutes(10)),
  /** Messages to those who run the market. */
  complaint: stored(20, hours(1)),
  /** Invoices as PDF: each takes some tenths of a second to draw. */
  invoice: stored(30, minutes(10)),
  /** Labels, packing slips and pick lists as PDF: a hundred parcels take a second to draw. */
  documents: stored(60, minutes(10)),
  /** Orders and items of a seller as CSV: 100,000 rows take seconds to read. */
  listExport: stored(20, minutes(10)),
  /** Orders looked up from an address: number and email are guessed together or not at all. */
  track: stored(20, minutes(15)),
  /** Copies of all of one's data: each reads a whole history. */
  export: stored(5, hours(1)),
  /** Product feeds read by an address: one of ten thousand items takes a second. Catalogues fetch each a few times a day. */
  feed: counted(120, minutes(10)),
  /** Requests of an address to anything but files. */
  reading: counted(600, minutes(1)),
  /**
   * Bodies of an address that were refused: too large, no JSON, or a form with a field that is wrong. Each costs some
   * milliseconds, so an address can take 1.5 s of five minutes. Those who share one mistype less than once a second.
   */
  refused: counted(300, minutes(5)),
  /** Reports of an address about what a page's policy stopped. */
  report: counted(30, minutes(1)),
} as const satisfies Record<string, Limit>

export type LimitKind = keyof typeof LIMITS

type KindsKeptIn<Where extends Limit['kept']> = {
  [Kind in LimitKind]: (typeof LIMITS)[Kind]['kept'] extends Where ? Kind : never
}[LimitKind]

export type StoredLimit = KindsKeptIn<'database'>
export type CountedLimit = KindsKeptIn<'memory'>
