import { readRows } from '@pasar/api/testing'
import { ROLE, ROUTES, turnAway } from '@pasar/domain'
import { expect, test } from '../testing/load'
import { type Asker, makeAskers } from '../testing/roles/askers'
import { makePlaces } from '../testing/roles/places'
import { findFault, type Kind, tryPage } from '../testing/roles/route-faults'
import type { Market } from '../testing/test'

const KINDS: readonly Kind[] = ['document', 'data']
const METHODS = ['GET', 'POST'] as const

/** Logging out last: it ends the session that the others need. */
const ROWS = [...ROUTES].sort((a, b) => Number(a.path === '/logout') - Number(b.path === '/logout'))

const BUILT = ROWS.filter(({ file }) => file !== undefined)

/** At night both kinds of every method; otherwise one by turns: who may enter is decided before the kind is looked at. */
const kindsOf = (turn: number): readonly Kind[] =>
  process.env.NIGHTLY === '1' ? KINDS : KINDS.slice(turn % KINDS.length, (turn % KINDS.length) + 1)

/**
 * Every page by every method for one asker; what was not as the route table says.
 * @param turn of whom: the next asker takes the other kind
 */
async function tryAll(
  url: string,
  asker: Asker,
  places: Record<string, string>,
  turn: number,
): Promise<string[]> {
  const faults: string[] = []
  for (const [at, row] of BUILT.entries())
    for (const [way, method] of METHODS.entries())
      for (const kind of kindsOf(at + way + turn)) {
        const place = places[row.path] ?? row.path
        const fault = findFault(row, asker, place, await tryPage(url, asker.cookie, place, method, kind))
        if (fault !== null) faults.push(`${asker.name}: ${method} ${kind} ${row.path}: ${fault}`)
      }
  return faults
}

const snapshot = ({ dataDir }: Market) =>
  readRows(
    dataDir,
    'select o.id, o.state, p.id as payment, p.state as paid from orders o join payments p on p.order_id = o.id order by 1, 3',
  )

test('every route answers every role as the route table says', async ({ market }) => {
  test.slow()
  const askers = await makeAskers(market)
  const owner = askers.find(({ isOwner }) => isOwner)
  if (!owner) throw new Error('nobody owns anything')
  const places = await makePlaces(market, owner)
  const unnamed = ROUTES.filter(
    ({ path, file, owned }) => file && (owned || path.includes(':')) && places[path] === undefined,
  )
  expect(
    unnamed.map(({ path }) => path),
    'routes with an id that are tried nowhere',
  ).toEqual([])
  const before = await snapshot(market)
  const others = askers.filter((asker) => asker !== owner)
  const faults = await Promise.all(others.map((asker, turn) => tryAll(market.url, asker, places, turn)))
  expect(faults.flat()).toEqual([])
  expect(await snapshot(market), 'what others tried changed nothing').toEqual(before)
  expect(await tryAll(market.url, owner, places, 0)).toEqual([])
})

test('what is not built is the 404 page, and no form', async ({ market }) => {
  const admin = (await makeAskers(market)).find(({ role }) => role === ROLE.ADMIN)
  for (const row of ROUTES) {
    if (row.file !== undefined) continue
    const place = row.path.replaceAll(':', '')
    for (const { cookie, method } of [
      { cookie: '', method: 'GET' as const },
      { cookie: admin?.cookie ?? '', method: 'POST' as const },
    ])
      expect((await tryPage(market.url, cookie, place, method, 'document')).status, place).toBe(404)
  }
})

test('an id that nobody has is answered with 404', async ({ market }) => {
  const askers = await makeAskers(market)
  const owner = askers.find(({ isOwner }) => isOwner)
  for (const row of ROUTES) {
    const { path, owned, file } = row
    if (!owned || !file) continue
    const mayAsk = ({ role }: Asker) => role !== 'visitor' && turnAway(role, row) === null
    const asker = owner && mayAsk(owner) ? owner : askers.find(mayAsk)
    const place = path.includes(':') ? path.replace(/:\w+/, 'ord_nobody') : `${path}?order=ord_nobody`
    for (const kind of KINDS)
      expect((await tryPage(market.url, asker?.cookie ?? '', place, 'GET', kind)).status, place).toBe(404)
  }
})
