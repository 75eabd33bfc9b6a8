import { changeRows, PROCEDURES, REST_ROUTES, readRows, SMALL, SMALL_FILE } from '@pasar/api/testing'
import { mayEnter, ROLE, ROUTES } from '@pasar/domain'
import { type Asker, makeAskers } from '../../e2e/testing/roles/askers'
import { makePlaces } from '../../e2e/testing/roles/places'
import { findFault, type Kind, tryPage } from '../../e2e/testing/roles/route-faults'
import {
  type Foreign,
  makeForms,
  makeRestBodies,
  makeRestIds,
  NOT_FOUND_BY_BODY,
  PROCEDURE_INPUTS,
} from '../corpus/foreign-ids'
import { findChanges, readContents } from '../database'
import { makeBuyers } from '../members'
import { exchange } from '../requests'
import { inChunks, type Scene, type Stage } from '../scene'

const { buyer } = SMALL.users
const { kopi } = SMALL.items
const { paid } = SMALL.orders
const METHODS = ['GET', 'POST'] as const
/** Not the one of another buyer that ends like it. */
const OWNERS_EMAIL = new RegExp(`(?<!\\w)${buyer.email.replaceAll('.', '\\.')}`)
const KINDS: readonly Kind[] = ['document', 'data']
/** Logging out last: it ends the session that the others need. */
const ROWS = ROUTES.filter(({ file }) => file !== undefined).sort(
  (a, b) => Number(a.path === '/logout') - Number(b.path === '/logout'),
)

async function findForeign(dataDir: string, paymentId: string): Promise<Foreign> {
  const one = async (sql: string, ...values: unknown[]): Promise<string> => {
    const [row] = await readRows<{ id: string }>(dataDir, sql, ...values)
    if (!row) throw new Error(`the buyer has nothing of this kind: ${sql}`)
    return row.id
  }
  await changeRows(
    dataDir,
    "insert into notifications (id, user_id, kind, data, link, created_at) values (?, ?, 'orderPaid', '{}', '/', 1)",
    'ntf_somebodyelses',
    buyer.id,
  )
  return {
    paymentId,
    orderId: paid.id,
    parcelId: await one('select id from parcels where order_id = ? order by id', paid.id),
    lineId: await one('select id from order_lines where order_id = ? order by id', paid.id),
    addressId: await one('select id from addresses where user_id = ?', buyer.id),
    notificationId: await one('select id from notifications where user_id = ?', buyer.id),
    conversationId: await one('select id from conversations where buyer_id = ?', buyer.id),
    planId: await one('select id from plans where user_id = ?', buyer.id),
    otherParcelId: await one(
      'select id from parcels where order_id = ? and seller_id <> ? order by id',
      paid.id,
      SMALL.users.seller.id,
    ),
    sessionId: await one('select public_id as id from sessions where user_id = ?', buyer.id),
    fileId: SMALL_FILE.id,
  }
}

/** Every page by every method, as the route table says. */
async function tryPages(
  { server, report, isQuick }: Stage,
  asker: Asker,
  places: Record<string, string>,
): Promise<void> {
  for (const [at, row] of ROWS.entries())
    for (const method of METHODS)
      for (const kind of isQuick ? [KINDS[at % 2] ?? 'document'] : KINDS) {
        const place = places[row.path] ?? row.path
        const fault = findFault(
          row,
          asker,
          place,
          await tryPage(server.url, asker.cookie, place, method, kind),
        )
        report.check(fault === null, `${asker.name}: ${method} ${kind} ${place}`, fault ?? '')
      }
}

/** Buttons of other people's pages. */
async function tryForms({ server, report }: Stage, asker: Asker, foreign: Foreign): Promise<void> {
  for (const [path, form] of makeForms(foreign)) {
    const seen = await exchange(server, path, { form, headers: { cookie: asker.cookie } })
    const isAnswer = seen.got.status >= 300 && seen.got.status < 500
    const tellsNothing = !OWNERS_EMAIL.test(seen.got.text)
    report.check(isAnswer && tellsNothing, `${asker.name} is refused`, seen)
  }
}

const isStaff = ({ role }: Asker): boolean => role === ROLE.ADMIN || role === ROLE.MANAGER

async function tryRest({ server, report }: Stage, asker: Asker, foreign: Foreign): Promise<void> {
  const [bodies, ids] = [makeRestBodies(foreign), makeRestIds(foreign)]
  for (const { name, method, segments, area } of REST_ROUTES) {
    const hasBody = method !== 'GET' && method !== 'DELETE'
    if (hasBody && !(name in bodies))
      report.check(false, `${name} has a body to try`, 'add one to foreign-ids.ts')
    const path = `/api/${segments.join('/').replaceAll(/\{\w+\}/g, ids[name] ?? kopi.id)}`
    const seen = await exchange(server, path, {
      method,
      headers: {
        cookie: asker.cookie,
        origin: server.url,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        'idempotency-key': `access-${asker.name.replaceAll(' ', '-')}`,
      },
      ...(hasBody ? { body: JSON.stringify(bodies[name] ?? {}) } : {}),
    })
    const { status, text } = seen.got
    const who = `${asker.name}: ${method} ${path}`
    if (!mayEnter(asker.role, area)) {
      const wanted = asker.role === 'visitor' ? 401 : 403
      report.check(status === wanted, `${who} is ${wanted}`, seen)
    } else if (name in ids || (NOT_FOUND_BY_BODY.has(name) && !asker.isUnverified))
      // Staff of this market have yet to turn on two-step login, and are refused for that before anything is looked up.
      report.check(
        status === 404 || (isStaff(asker) && text.includes('TWO_FACTOR_MISSING')),
        `${who} is 404: it is somebody else's`,
        seen,
      )
    else report.check(status < 500, `${who} is answered`, seen)
    report.check(!text.includes(buyer.id), `${who} reveals nothing about the owner`, seen)
  }
}

async function tryProcedures({ server, report }: Stage, asker: Asker): Promise<void> {
  for (const { name, isQuery, meta } of PROCEDURES) {
    report.check(name in PROCEDURE_INPUTS, `${name} has an input to try`, 'add one to foreign-ids.ts')
    const input = JSON.stringify(PROCEDURE_INPUTS[name])
    const search = isQuery && input !== undefined ? `?input=${encodeURIComponent(input)}` : ''
    const seen = await exchange(server, `/trpc/${name}${search}`, {
      method: isQuery ? 'GET' : 'POST',
      headers: { cookie: asker.cookie, origin: server.url, 'content-type': 'application/json' },
      ...(isQuery || input === undefined ? {} : { body: input }),
    })
    const { status, text } = seen.got
    const isIn = mayEnter(asker.role, meta?.area ?? 'everyone')
    const wanted = asker.role === 'visitor' ? 401 : 403
    report.check(isIn ? status < 500 : status === wanted, `${asker.name}: ${name}`, seen)
    report.check(!text.includes(buyer.id), `${asker.name}: ${name} reveals nothing about the owner`, seen)
  }
}

/** Nobody gets at what belongs to somebody else: by page, by procedure, or by call of the contract. */
export const access: Scene = {
  name: 'access',
  // The table has the page of the design system, too, which production leaves out.
  env: { PLAYGROUND: 'on' },
  run: async (stage) => {
    const { dataDir, report, server } = stage
    const market = { url: server.url, dataDir }
    const askers = await makeAskers(market)
    const owner = askers.find(({ isOwner }) => isOwner)
    const [other] = await makeBuyers(dataDir, 1)
    if (!owner || !other) throw new Error('nobody owns anything')
    const places = await makePlaces(market, owner)
    const paymentId = places['/pay/:id']?.replace('/pay/', '') ?? ''
    const foreign = await findForeign(dataDir, paymentId)
    const others: Asker[] = [
      { name: 'another buyer', role: ROLE.BUYER, cookie: other.cookie },
      ...askers.filter((asker) => asker !== owner),
    ]
    const orders = await readRows<{ id: string }>(
      dataDir,
      'select id from orders where buyer_id = ?',
      buyer.id,
    )
    const owned = [buyer.id, ...Object.values(foreign), ...orders.map(({ id }) => id)]
    const isOwned = (row: string) => owned.some((id) => row.includes(id))
    const before = await readContents(dataDir)
    const placed = before.get('orders')?.filter(isOwned).length ?? 0
    report.check(placed > 2, 'the owner has something to lose', `${placed} orders`)
    await inChunks(others, async (asker) => {
      await tryForms(stage, asker, foreign)
      await tryRest(stage, asker, foreign)
      await tryProcedures(stage, asker)
    })
    const between = await readContents(dataDir)
    report.checkNone(findChanges(before, between, isOwned), 'forms and calls changed nothing of the owner')
    await inChunks(others, (asker) => tryPages(stage, asker, places))
    report.checkNone(
      findChanges(between, await readContents(dataDir), isOwned),
      'pages changed nothing of the owner',
    )
  },
}
