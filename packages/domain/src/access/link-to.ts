import type { RoutePath } from './routes'

type Value = string | number
type Query = Record<string, Value | undefined>

/** The names in an address of the route table: `'id' | 'lineId'` of `/order/:id/line/:lineId`. */
type ParamOf<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest
  : never

type StaticPath = Exclude<RoutePath, `${string}:${string}`>

/** An address without values, and what may follow it: `/shop-now?type=Auction`. `'/cart' satisfies PagePath` checks one. */
export type PagePath = StaticPath | `${StaticPath}${'?' | '#'}${string}`

/**
 * An address that is led to. Where a text is written out that begins with a slash, only an address of the route
 * table compiles; what is computed (`linkTo`, where a reader came from) is any text.
 */
export type CheckedPath<To extends string> = To extends `/${string}` ? PagePath : To

type Rest<P extends RoutePath> = [ParamOf<P>] extends [never]
  ? [query?: Query]
  : [params: Record<ParamOf<P>, Value>, query?: Query]

/**
 * An address of the market: `linkTo('/item/:slug/bids', { slug })`, `linkTo('/login', { from })`. Only addresses of the
 * route table compile; browsers get this function without the table.
 * @param path the address as the table writes it
 * @param rest a value for each name in it, then the query; what is undefined there is left out
 */
export function linkTo<P extends RoutePath>(path: P, ...rest: Rest<P>): string
export function linkTo(path: string, ...rest: readonly (Query | undefined)[]): string {
  let link = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(rest[0]?.[name] ?? ''))
  let sign = '?'
  const query = rest[path.includes(':') ? 1 : 0]
  for (const name in query)
    if (query[name] !== undefined) {
      link += `${sign}${name}=${encodeURIComponent(query[name])}`
      sign = '&'
    }
  return link
}
