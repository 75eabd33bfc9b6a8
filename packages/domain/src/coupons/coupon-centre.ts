import { linkTo } from '../access/link-to'

/** What the coupon centre can be narrowed to: what ends soon, and who pays. */
export const CENTRE_VIEWS = ['all', 'soon', 'platform', 'seller'] as const
export type CentreView = (typeof CENTRE_VIEWS)[number]

/** The view that an address asks for; nonsense is all. */
export const readCentreView = (params: URLSearchParams): CentreView =>
  CENTRE_VIEWS.find((known) => known === params.get('show')) ?? 'all'

/** The address of a page of the coupon centre. */
export const couponCentrePath = (view: CentreView, cursor: string | null = null): string =>
  linkTo('/user/coupons', { show: view === 'all' ? undefined : view, cursor: cursor ?? undefined })
