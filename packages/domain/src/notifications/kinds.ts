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
  { kind: 'community', essential: [], onAtFirst: ['inApp'] },
] as const satisfies readonly NotificationKind[]

export type NotificationKindName = (typeof NOTIFICATION_KINDS)[number]['kind']

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
