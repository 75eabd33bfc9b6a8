import { days, MALAYSIA_OFFSET } from '../kernel/time'

/** Views and orders of an item are shown for so many days. */
export const VIEWS_DAYS = 30

/** The first Malaysian day that is shown, as days since 1970-01-01. */
export const firstViewsDay = (now: number): number =>
  Math.floor((now - days(VIEWS_DAYS - 1) + MALAYSIA_OFFSET) / days(1))

const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp|embed|monitor|curl|wget|python|okhttp|axios|node/i

/** Whether a `User-Agent` names a program that reads pages by itself. One that names nothing counts as such. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || PROGRAM.test(userAgent)

/** Orders in 1,000 looks, 1,000 at most; null for an item nobody looked at. */
export const conversionOf = ({ views, orders }: { views: number; orders: number }): number | null =>
  views === 0 ? null : Math.floor((Math.min(views, orders) * 1_000) / views)
