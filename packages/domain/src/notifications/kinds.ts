import { ROLE, type RoleId } from '../access/roles'

export const CHANNELS = ['inApp', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

export interface NotificationKind {
  kind: string
  /** Channels that cannot be switched off: money, safety, and what the law requires. */
  essential: readonly Channel[]
  /** Channels that are on until switched off; news has to be asked for. */
  onAtFirst: readonly Channel[]
  /** Only these roles ever get it; everyone when left out. */
  roles?: readonly RoleId[]
}

const SELLERS = [ROLE.SELLER, ROLE.RESELLER] as const
const STAFF = [ROLE.ADMIN, ROLE.MANAGER] as const

/** Every kind of notification, in the order of the preferences page. */
export const NOTIFICATION_KINDS = [
  { kind: 'security', essential: ['inApp', 'mail'], onAtFirst: CHANNELS },
  { kind: 'payment', essential: ['inApp', 'mail'], onAtFirst: CHANNELS },
  { kind: 'delivery', essential: ['inApp'], onAtFirst: CHANNELS },
  { kind: 'message', essential: [], onAtFirst: CHANNELS },
  { kind: 'auction', essential: [], onAtFirst: CHANNELS },
  { kind: 'sale', essential: ['inApp'], onAtFirst: CHANNELS, roles: SELLERS },
  { kind: 'work', essential: ['inApp'], onAtFirst: CHANNELS, roles: STAFF },
  { kind: 'review', essential: [], onAtFirst: CHANNELS },
  { kind: 'priceDrop', essential: [], onAtFirst: ['inApp'] },
  { kind: 'store', essential: [], onAtFirst: ['inApp'], roles: [ROLE.BUYER] },
  { kind: 'coupon', essential: [], onAtFirst: ['inApp'] },
  { kind: 'community', essential: [], onAtFirst: ['inApp'] },
] as const satisfies readonly NotificationKind[]

export type NotificationKindName = (typeof NOTIFICATION_KINDS)[number]['kind']

/** Every notification, with the kind under which members choose whether to get it. */
export const NOTICES = {
  orderPaid: 'payment',
  orderExpired: 'payment',
  orderCancelled: 'payment',
  orderRefunded: 'payment',
  paymentHeld: 'payment',
  parcelToShip: 'sale',
  shipReminder: 'sale',
  parcelShipped: 'delivery',
  partShipped: 'delivery',
  restCancelled: 'payment',
  parcelDelivered: 'delivery',
  parcelCompleted: 'delivery',
  fileUpdated: 'delivery',
  appointmentOpen: 'sale',
  appointmentProposed: 'delivery',
  appointmentAgreed: 'delivery',
  appointmentDone: 'delivery',
  parcelCancelled: 'payment',
  saleRefunded: 'sale',
  addressChanged: 'sale',
  buyerNote: 'sale',
  claimOpened: 'sale',
  claimAnswered: 'delivery',
  claimReturning: 'sale',
  claimEscalated: 'delivery',
  claimToDecide: 'work',
  claimClosed: 'delivery',
  reviewWritten: 'review',
  reviewAnswered: 'review',
  questionAsked: 'review',
  questionAnswered: 'review',
  messageNew: 'message',
  messageRejected: 'message',
  outbid: 'auction',
  auctionEnding: 'auction',
  auctionWon: 'payment',
  auctionOffered: 'auction',
  auctionLost: 'auction',
  auctionSold: 'sale',
  auctionUnsold: 'sale',
  auctionUnpaid: 'sale',
  storeNews: 'store',
  wishCheaper: 'priceDrop',
  wishBack: 'priceDrop',
  planNear: 'community',
  planCheaper: 'priceDrop',
  planGiven: 'community',
  giftEnded: 'community',
  bankAccountChanged: 'security',
  staffInvited: 'security',
  staffJoined: 'security',
  staffChanged: 'security',
  staffRemoved: 'security',
  staffLeft: 'security',
  payoutPaid: 'payment',
  payoutFailed: 'payment',
  debtWaived: 'payment',
  balanceAdjusted: 'payment',
  sellerApproved: 'security',
  sellerRejected: 'security',
  sellerAsked: 'security',
  affiliateApproved: 'security',
  affiliateRejected: 'security',
  applicantAnswered: 'work',
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
  postCommented: 'community',
  commentRemoved: 'community',
  couponMade: 'sale',
  couponStopped: 'sale',
  couponResumed: 'sale',
} as const satisfies Record<string, NotificationKindName>

export type NoticeName = keyof typeof NOTICES

export const isNoticeName = (name: string): name is NoticeName => Object.hasOwn(NOTICES, name)

/** What a member chose for one kind. */
export type Choice = Record<Channel, boolean>
export type Choices = Partial<Record<NotificationKindName, Choice>>

const KINDS: ReadonlyMap<NotificationKindName, NotificationKind> = new Map(
  NOTIFICATION_KINDS.map((row) => [row.kind, row]),
)

/** Whether a kind cannot be switched off in a channel. */
export const isEssential = (kind: NotificationKindName, channel: Channel): boolean =>
  KINDS.get(kind)?.essential.includes(channel) ?? false

/** Whether a member is notified of a kind in a channel: always of what is essential, otherwise as chosen. */
export function isWanted(choices: Choices, kind: NotificationKindName, channel: Channel): boolean {
  if (isEssential(kind, channel)) return true
  return choices[kind]?.[channel] ?? KINDS.get(kind)?.onAtFirst.includes(channel) ?? false
}

/** The kinds that a member of that role can be notified of. */
export const kindsFor = (role: RoleId): readonly (NotificationKind & { kind: NotificationKindName })[] =>
  NOTIFICATION_KINDS.filter((row: NotificationKind) => row.roles?.includes(role) ?? true)
