import { AREAS, DASHBOARD, mayEnter, type RoleOrVisitor } from './areas'
import type { Feature } from './features'
import type { SellerPermission } from './permissions'
import type { RoleId } from './roles'
import type { NavEntry, NavLabel, NavPlace, RouteRow } from './route-row'
import { ROUTE_TABLE } from './route-table'

export type { Method, NavEntry, NavLabel, NavPlace, RouteRow } from './route-row'

type Table = typeof ROUTE_TABLE
export type RoutePath = Table[number]['path']
/** The area of a route, known to the compiler. */
export type AreaAt<P extends RoutePath> = Extract<Table[number], { path: P }>['area']

/** Pages of the seller's work. */
export type SellerPath = Extract<Table[number], { permissions: readonly string[] }>['path']
/** What a page of the seller's work asks for, known to the compiler. */
export type PermissionsAt<P extends SellerPath> = Extract<
  Table[number],
  { path: P; permissions: readonly SellerPermission[] }
>['permissions'][number]

export const ROUTES: readonly RouteRow[] = ROUTE_TABLE

const rows = new Map(ROUTES.map((row) => [row.path, row]))

/** The row of an address. @throws Error for one that has none: a mistake in our own code */
export function findRoute<P extends RoutePath>(path: P): RouteRow & { area: AreaAt<P> } {
  const row = rows.get(path) as (RouteRow & { area: AreaAt<P> }) | undefined
  if (!row) throw new Error(`No row for ${path} in the route table`)
  return row
}

/** Where visitors are asked who they are; the page they came for follows as `from`. */
export const LOGIN = '/login'

export const isBuilt = (path: string): boolean => rows.get(path)?.file !== undefined

/** Where a member of a role is at home; on the open front page until the dashboard is built. */
export const homeOf = (role: RoleId): string => (isBuilt(DASHBOARD[role]) ? DASHBOARD[role] : '/')

/**
 * Where someone is sent who may not enter; null for those who may. Members without a dashboard are at home on
 * the front page.
 */
export function turnAway(who: RoleOrVisitor, { path, area, visitorsOnly }: RouteRow): string | null {
  if (who === 'visitor') return mayEnter(who, area) ? null : LOGIN
  const home = homeOf(who)
  if (mayEnter(who, area)) return visitorsOnly && path !== home ? home : null
  const { others } = AREAS[area]
  return others === 'home' ? home : others
}

/** Whether staff need two-step login at an address, where the market asks for it: wherever it matters who they are. */
export const needsTwoFactorAt = ({ area, beforeTwoFactor }: RouteRow): boolean =>
  area !== 'everyone' && beforeTwoFactor !== true

/** Whether an address is open, given what is switched off. */
export const isRouteOn = ({ feature }: RouteRow, off: ReadonlySet<Feature>): boolean =>
  feature === undefined || !off.has(feature)

/** Whether something can be read at an address: its page is built, and not switched off. */
export function isOpen(path: string, off: ReadonlySet<Feature>): boolean {
  const row = rows.get(path)
  return row?.file !== undefined && isRouteOn(row, off)
}

export interface NavLink {
  to: string
  label: NavLabel
}

function isShown(who: RoleOrVisitor, row: RouteRow, { visitorsToo, only, until }: NavEntry): boolean {
  if (row.file === undefined || (until !== undefined && isBuilt(until))) return false
  if (who === 'visitor') return visitorsToo === true || mayEnter(who, row.area)
  return mayEnter(who, row.area) && !row.visitorsOnly && (only?.includes(who) ?? true)
}

/** The links of a place for one role, in order: pages that are built and let them in. */
export function linksIn(place: NavPlace, who: RoleOrVisitor, among: readonly RouteRow[] = ROUTES): NavLink[] {
  const shown = among.flatMap((row) => {
    const entry = row.nav?.[place]
    return entry && isShown(who, row, entry) ? [{ to: row.path, at: entry.at, label: entry.label }] : []
  })
  const links = shown.sort((a, b) => a.at - b.at).map(({ to, label }): NavLink => ({ to, label }))
  return place === 'tabs' ? [{ to: who === 'visitor' ? '/' : homeOf(who), label: 'home' }, ...links] : links
}
