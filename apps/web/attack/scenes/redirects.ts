import { beginSession, SMALL } from '@pasar/api/testing'
import { ROUTES } from '@pasar/domain'
import { makeAskers } from '../../e2e/testing/roles/askers'
import { makePlaces } from '../../e2e/testing/roles/places'
import { readTarget } from '../../e2e/testing/roles/route-faults'
import { ELSEWHERE, PARAMETERS, PATHS_ELSEWHERE } from '../corpus/redirects'
import type { Exchange } from '../report'
import { exchange } from '../requests'
import { inChunks, type Scene, type Stage, thin } from '../scene'

const { kopi } = SMALL.items
const { buyer, newbuyer } = SMALL.users
const login = { email: newbuyer.email, password: SMALL.password }

/** Forms that a page takes, so that it comes to lead somewhere. A page without one here gets an empty form. */
const FORMS: Readonly<Record<string, Record<string, string>>> = {
  '/login': login,
  '/reauthenticate': { password: SMALL.password },
  '/settings/language': { language: 'ms' },
  '/settings/currency': { currency: 'USD' },
  '/settings/theme': { theme: 'dark' },
  '/cart': { intent: 'add', itemId: kopi.id, variantId: kopi.variantIds[0] ?? '', quantity: '1' },
  '/wishlist': { intent: 'add', itemId: kopi.id },
  '/recent': { intent: 'clear' },
  '/cookies': { comfort: 'on', intent: 'save' },
  '/shop': { intent: 'dismiss-gift' },
  '/user/coupons': { intent: 'use', couponCode: 'TEN' },
}

/** Each ends the session it is sent with. */
const ENDS_SESSION = new Set(['/logout'])

/** A page of our own: an answer that leads here is an open redirect. */
const PROBE = '/terms?probe=1'

interface Attempt {
  path: string
  method: 'GET' | 'POST'
  cookie: string
  isData: boolean
}

const leads = ({ got: { status, headers, text } }: Exchange, isData: boolean): string | null => {
  if (headers.location !== undefined) return [headers.location].flat().join('')
  return isData && status === 202 ? readTarget(text) : null
}

const FOREIGN_LINK =
  /\b(?:href|src|action|formaction|content)="\s*(?:javascript:|data:text|vbscript:|(?:https?:)?[/\\]{2,}[^"/]*evil)/i

function checkStays(stage: Stage, seen: Exchange, isData = false): void {
  const { report, server } = stage
  const to = leads(seen, isData)
  const base = new URL(seen.path.startsWith('http') ? '/' : seen.path.replace(/^[/\\]+/, '/'), server.url)
  const isOwn = to === null || (URL.canParse(to, base) && new URL(to, base).origin === server.url)
  const cookies = String(seen.got.headers['set-cookie'] ?? '')
  report.check(isOwn && !cookies.includes('stolen'), 'leads to a page of the market, or nowhere', seen)
  report.check(!FOREIGN_LINK.test(seen.got.text), 'no link and no form of the page leads elsewhere', seen)
}

function ask({ server }: Stage, { path, method, cookie, isData }: Attempt, parameters: string[][]) {
  const [pathname = '', search = ''] = path.split('?')
  const query = new URLSearchParams([...new URLSearchParams(search), ...parameters])
  const where = isData ? `${pathname === '/' ? '/_root' : pathname}.data` : pathname
  const form = { ...FORMS[pathname], ...Object.fromEntries(parameters) }
  return exchange(server, `${where}?${query}`, {
    headers: { cookie },
    ...(method === 'POST' ? { form } : {}),
  })
}

/** The parameters that set where an address redirects; found by asking for a page of our own. */
async function findLeading(stage: Stage, attempt: Attempt): Promise<string[]> {
  const found: string[] = []
  for (const name of PARAMETERS) {
    const to = leads(await ask(stage, attempt, [[name, PROBE]]), attempt.isData)
    if (to?.startsWith(PROBE)) found.push(name)
  }
  return found
}

async function makeAttempts(stage: Stage): Promise<Attempt[]> {
  const market = { url: stage.server.url, dataDir: stage.dataDir }
  const askers = await makeAskers(market)
  const owner = askers.find(({ isOwner }) => isOwner)
  if (!owner) throw new Error('nobody owns anything')
  const places = await makePlaces(market, owner)
  const cookies = ['', await beginSession(stage.dataDir, buyer.id), askers[2]?.cookie ?? '']
  const rows = ROUTES.filter(({ file, path }) => file && !ENDS_SESSION.has(path))
  return rows.flatMap(({ path, methods = ['GET'] }) =>
    methods.flatMap((method) =>
      cookies.flatMap((cookie) =>
        [false, true].map((isData) => ({ path: places[path] ?? path, method, cookie, isData })),
      ),
    ),
  )
}

/** Nothing that a request brings leads a reader to another site. */
export const redirects: Scene = {
  name: 'redirects',
  run: async (stage) => {
    const attempts = await makeAttempts(stage)
    const leading: { attempt: Attempt; names: string[] }[] = []
    // Quick asks as two of the three, and for the data only where the document leads somewhere.
    const asked = stage.isQuick ? thin(attempts, 2).filter((_, at) => at % 3 !== 2) : attempts
    await inChunks(asked, async (attempt) => {
      const all = PARAMETERS.map((name) => [name, '//evil.example/x'])
      checkStays(stage, await ask(stage, attempt, all), attempt.isData)
      const probe = await ask(
        stage,
        attempt,
        PARAMETERS.map((name) => [name, PROBE]),
      )
      const to = leads(probe, attempt.isData) ?? ''
      if (!to.startsWith(PROBE)) return
      const names = await findLeading(stage, attempt)
      leading.push({ attempt, names })
      if (stage.isQuick && leading.length % 3 === 0)
        leading.push({ attempt: { ...attempt, isData: true }, names })
    })
    const pages = new Set(leading.map(({ attempt }) => attempt.path.split('?')[0]))
    stage.report.check(pages.size >= 6, 'several pages redirect to a parameter', [...pages].join(' '))
    const tries = leading.flatMap(({ attempt, names }) =>
      names.flatMap((name) => ELSEWHERE.map((to) => ({ attempt, name, to }))),
    )
    // Each page gets others of the list.
    await inChunks(stage.isQuick ? thin(tries, 5) : tries, async ({ attempt, name, to }) =>
      checkStays(stage, await ask(stage, attempt, [[name, to]]), attempt.isData),
    )
    const cookie = await beginSession(stage.dataDir, buyer.id)
    for (const path of PATHS_ELSEWHERE)
      for (const own of ['', cookie])
        checkStays(stage, await exchange(stage.server, path, { headers: { cookie: own } }))
  },
}
