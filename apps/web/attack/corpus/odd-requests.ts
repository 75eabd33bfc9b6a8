import type { Sent } from '../../e2e/testing/own-requests'

/** A request that a cache may mistake for one like any other. */
export interface Odd {
  name: string
  headers: NonNullable<Sent['headers']>
  /** Behind the page's address. */
  search?: string
  method?: string
  /** In place of the path alone. */
  makePath?: (path: string, url: string) => string
}

const cookies = (name: string, cookie: string, headers: Odd['headers'] = {}): Odd => ({
  name: `cookie ${name}`,
  headers: { ...headers, cookie },
})
const header = (name: string, value: string): Odd => ({
  name: `${name}: ${value.slice(0, 40)}`,
  headers: { [name]: value },
})
const search = (text: string): Odd => ({ name: `search ${text.slice(0, 40)}`, headers: {}, search: text })

const LONG = 'x'.repeat(3_000)

/**
 * Cookie headers that a cache and a session may read differently. @param session the value of a real session
 */
export const oddCookies = (session: string): Odd[] => [
  cookies('with a name in percent', `sess%69on=${session}`),
  cookies('with a host name in percent', `__%48ost-session=${session}`),
  cookies('with a host name', `__Host-session=${session}`),
  cookies('after no blank', `a=b;session=${session}`),
  cookies('after two blanks', `a=b;  session=${session}`),
  cookies('after a tab', `a=b;\tsession=${session}`),
  cookies('after an empty one', `;session=${session}`),
  cookies('before a blank', `session =${session}`),
  cookies('in front of a blank', ` session=${session}`),
  cookies('with a blank value in front', `session= ${session}`),
  cookies('in quotes', `session="${session}"`),
  cookies('in capitals', `Session=${session}; SESSION=${session}`),
  cookies('twice, the first made up', `session=made-up; session=${session}`),
  cookies('twice, the second made up', `session=${session}; session=made-up`),
  cookies('after a bare name', `x; session=${session}`),
  cookies('after a comma', `a=b, session=${session}`),
  cookies('with percent in its value', `session=%${session.slice(0, 2)}`),
  cookies('encoded in its value', `session=%${session.charCodeAt(0).toString(16)}${session.slice(1)}`),
  cookies('beside a bare %', `%=%; lang=%; theme=%; session=${session}`),
  cookies('beside a huge one', `a=${LONG}; session=${session}`),
  cookies('behind a flash', `flash%20=x; fl%61sh=x; session=${session}`),
  { name: 'cookie in two headers', headers: { cookie: ['a=b', `session=${session}`] } },
  cookies('a language that is none', 'lang=~', { 'accept-language': 'ms' }),
  cookies('a language in quotes', 'lang="Im1zIg=="'),
  cookies('a language in percent', 'l%61ng=Im1zIg=='),
  cookies('a language after no blank', 'a=b;lang=Im1zIg=='),
  cookies('a language, encoded', 'lang=Im1zIg%3D%3D'),
  cookies('a language twice', 'lang=; lang=Im1zIg=='),
  cookies('an empty language', 'lang=', { 'accept-language': 'ms' }),
  cookies('a long language', `lang=${'~'.repeat(200)}`, { 'accept-language': 'zh-CN' }),
  cookies('a theme', 'theme=dark'),
  cookies('a theme after no blank', 'a=b;theme=dark'),
  cookies('a theme in percent', 'them%65=dark'),
  cookies('a theme twice', 'theme=; theme=dark'),
  cookies('a theme in quotes', 'theme="dark"'),
  cookies('a theme with more behind', 'theme=light   dark'),
  cookies('a currency after no blank', 'a=b;currency=USD'),
  cookies('a currency in percent', 'currenc%79=USD'),
  cookies('a currency twice', 'currency=XXX; currency=USD'),
  cookies('a currency in quotes', 'currency="USD"'),
  cookies('a flash after no blank', 'a=b;flash=eyJ0ZXh0IjoiY2FydC5hZGRlZCJ9'),
  cookies('a flash in percent', 'fl%61sh=eyJ0ZXh0IjoiY2FydC5hZGRlZCJ9'),
]

/** As `oddCookies`, with a session that reads the page as it should. @param cookie of a real session, with its name */
export const oddForMembers = (cookie: string): Odd[] =>
  [
    'lang=~',
    'a=b;theme=dark',
    'theme="dark"',
    'them%65=dark',
    'a=b;lang=Im1zIg==',
    'l%61ng=Im1zIg==',
    'a=b;currency=USD',
    'currenc%79=USD',
    'a=b;flash=eyJ0ZXh0IjoiY2FydC5hZGRlZCJ9',
    'fl%61sh=eyJ0ZXh0IjoiY2FydC5hZGRlZCJ9',
    'giftDismissed=1',
    'a=b;giftDismissed=1',
    '%',
  ].flatMap((more) => [
    cookies(`of a member, and ${more}`, `${cookie}; ${more}`, { 'accept-language': 'ms' }),
    cookies(`${more}, and of a member`, `${more}; ${cookie}`),
  ])

export const ODD_HEADERS: readonly Odd[] = [
  header('accept-language', 'ms'),
  header('accept-language', 'zh-CN;q=0.9, ms'),
  header('accept-language', '~'),
  header('accept-language', '*;q=0'),
  header('accept-language', `${'en, '.repeat(40)}ms`),
  header('accept-language', 'en|dark|USD'),
  header('trpc-accept', 'application/jsonl'),
  header('trpc-accept', 'application/json'),
  header('x-trpc-source', 'evil'),
  header('accept', 'application/json'),
  header('accept', 'text/plain'),
  header('accept-encoding', 'gzip'),
  header('accept-encoding', 'br, gzip;q=0'),
  header('host', 'evil.example'),
  header('x-forwarded-host', 'evil.example'),
  header('x-forwarded-proto', 'https'),
  header('x-forwarded-for', '192.0.2.1'),
  header('x-original-url', '/cart'),
  header('x-rewrite-url', '/cart'),
  header('x-http-method-override', 'POST'),
  header('x-remix-response', 'yes'),
  header('x-requested-with', 'XMLHttpRequest'),
  header('sec-fetch-site', 'none'),
  header('sec-fetch-site', 'cross-site'),
  header('sec-fetch-mode', 'cors'),
  header('sec-purpose', 'prefetch'),
  header('user-agent', 'Googlebot'),
  header('user-agent', '<script>alert(1)</script>'),
  header('referer', 'https://evil.example/'),
  header('if-none-match', '*'),
  header('if-none-match', 'W/"x"'),
  header('if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'),
  header('range', 'bytes=0-10'),
  header('authorization', 'Bearer made-up'),
  header('origin', 'https://evil.example'),
  header('x-nonce', 'evil'),
  header('x-request-id', 'evil'),
  { name: 'HEAD', headers: {}, method: 'HEAD' },
  { name: 'OPTIONS', headers: {}, method: 'OPTIONS' },
  { name: 'an absolute address', headers: {}, makePath: (path, url) => `${url}${path}` },
  { name: 'an address of elsewhere', headers: {}, makePath: (path) => `http://evil.example${path}` },
  { name: 'two slashes', headers: {}, makePath: (path) => `/${path}` },
  { name: 'a slash behind', headers: {}, makePath: (path) => `${path}/` },
  { name: 'an encoded letter', headers: {}, makePath: (path) => path.replace(/[a-z](?=[^/]*$)/, '%61') },
]

export const ODD_SEARCHES: readonly Odd[] = [
  search('|'),
  search('|~||'),
  search('%7C'),
  search('x=1|ms|dark|USD'),
  search(';'),
  search('x=1;lang=ms'),
  search('lang=ms'),
  search('lang=~'),
  search('utm_source=evil'),
  search('_routes=none'),
  search('index'),
  search('q=%3Cscript%3Ealert(1)%3C/script%3E'),
  search('q=%'),
  search('cursor=made-up'),
  search('sort=evil&page=-1'),
  search('__proto__=1'),
  search('theme=dark&currency=USD'),
  search(`x=${'y'.repeat(280)}`),
]
