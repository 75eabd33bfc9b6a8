import type { CacheRule } from '../platform/cache-rules'
import type { Area } from './areas'
import type { Feature } from './features'
import type { NeededPermissions } from './permissions'
import type { RoleId } from './roles'

export type Method = 'GET' | 'POST'
/** The bar on top, the bell in it, the menu under one's name, the footer, the phone's bar at the bottom. */
export type NavPlace = 'bar' | 'bell' | 'menu' | 'footer' | 'tabs'

/** Names of the words on links; the words are in the web's `nav` texts. */
export type NavLabel =
  | 'about'
  | 'accessibility'
  | 'adminsWorld'
  | 'affiliate'
  | 'authorsWorld'
  | 'backOffice'
  | 'becomeSeller'
  | 'blog'
  | 'careers'
  | 'cart'
  | 'categories'
  | 'contact'
  | 'cookies'
  | 'coupons'
  | 'dashboard'
  | 'faq'
  | 'games'
  | 'helpCenter'
  | 'home'
  | 'me'
  | 'messages'
  | 'notifications'
  | 'orders'
  | 'planner'
  | 'privacy'
  | 'products'
  | 'profile'
  | 'returns'
  | 'sales'
  | 'security'
  | 'sellerCentre'
  | 'sellOn'
  | 'shipping'
  | 'shop'
  | 'terms'
  | 'trackOrder'
  | 'wishlist'

export interface NavEntry {
  /** The order within its place. */
  at: number
  label: NavLabel
  /** Also shown to visitors, who are asked to sign in there. */
  visitorsToo?: true
  /** Not for everyone whom the area admits. */
  only?: readonly RoleId[]
  /** Stands in until that page is built. */
  until?: string
}

export interface RouteRow {
  /** As the router writes it: `/orders/user/:orderId`. */
  path: string
  area: Area
  /**
   * The seller's work: the seller, and staff to whom the seller gave all of these. Pages of the area without it are
   * for members of its roles alone, about themselves.
   */
  permissions?: NeededPermissions
  /** The file in `apps/web/app/routes`, without its ending. */
  file?: string
  /** Read-only unless set. */
  methods?: readonly Method[]
  /** The front page and the ways in: members go to their dashboard. */
  visitorsOnly?: true
  /** What its id names belongs to someone: for others there is no such page. */
  owned?: true
  /** Of these roles, those whom it concerns find it as well. */
  sharedWith?: readonly RoleId[]
  /** Unverified members are asked for their email's proof first. */
  needs?: 'verified'
  /** Staff come here before they have the two-step login that the market may ask of them: it is set up here. */
  beforeTwoFactor?: true
  /** The address is closed while this is switched off, and no link leads there. */
  feature?: Feature
  /** The sentence with which the login page says why it is shown. */
  why?: 'category'
  /** The page is rendered from a cache key alone and served from memory: its loaders may not ask who is signed in. */
  cache?: CacheRule
  nav?: Partial<Record<NavPlace, NavEntry>>
  /**
   * What an admin who impersonates a member may do here: `read` it as that member, or `leave` (the impersonation or the
   * session ends here). Routes without it are closed, so that payment, passwords, documents and private messages stay hidden.
   */
  impersonation?: 'read' | 'leave'
}

export const BOTH = ['GET', 'POST'] as const
/** Forms without a page of their own: whoever asks to read them is sent home. */
export const POST_ONLY = ['POST'] as const
