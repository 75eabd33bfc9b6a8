import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import * as overview from '../routes/admin-settings.server'
import { action, loader } from '../routes/admin-settings-section.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

interface Asked {
  section?: string
  query?: string
  values?: Record<string, string>
  role?: typeof ROLE.ADMIN | typeof ROLE.SELLER
}

function call(work: unknown, { section = 'fees', query = '', values, role = ROLE.ADMIN }: Asked = {}) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test/admin/settings/${section}${query}`, init)
  const session = sessionOf(asMember(SMALL.users.admin, role))
  const context = makeContext(services, request, { session })
  return answerOf(
    (work as (args: never) => Promise<unknown>)({ request, context, params: { section } } as never),
  )
}

const FEES = { fee: '9', reseller: '2', reason: 'Costs of cards', version: '0' }

it('shows what other fees would change before it sets them', async () => {
  expect(await call(action, { values: { ...FEES, intent: 'preview' } })).toMatchObject({
    preview: {
      changes: [{ field: { label: 'fee' }, before: '8 %', after: '9 %' }],
      effects: [
        expect.stringMatching(/RM.8\.00 → RM.9\.00/),
        expect.any(String),
        expect.stringMatching(/\d\.$/),
      ],
    },
  })
  expect(await call(loader)).toMatchObject({ values: { fee: '8' }, version: 0, changes: [] })
  const saved = await call(action, { values: { ...FEES, intent: 'save' } })
  expect(saved instanceof Response && saved.headers.get('location')).toBe('/admin/settings/fees')
  expect(await call(loader)).toMatchObject({
    values: { fee: '9', reseller: '2' },
    version: 1,
    changes: [{ change: '8 % → 9 %', reason: 'Costs of cards', byName: SMALL.users.admin.name }],
  })
})

it('says at its field what is out of bounds, and keeps what was typed', async () => {
  const typed = { ...FEES, fee: '8000', reseller: '0' }
  expect(await call(action, { values: typed })).toMatchObject({
    data: { failure: { fields: { fee: 'settingNumber', reseller: 'settingRange' }, values: typed } },
  })
})

it('names to who saves from an older page who was first', async () => {
  await call(action, { values: { ...FEES, intent: 'save' } })
  const late = { ...FEES, fee: '10', intent: 'save' }
  expect(await call(action, { values: late })).toMatchObject({
    data: {
      failure: { code: 'SETTINGS_CHANGED', details: { who: SMALL.users.admin.name }, values: { fee: '10' } },
    },
  })
})

it('names the country that a zone’s fee is shown for', async () => {
  const { values } = (await call(loader, { section: 'zones' })) as { values: Record<string, string> }
  const typed = { ...values, Zone2Base: '30', reason: 'Dearer', version: '0' }
  expect(await call(action, { section: 'zones', values: typed })).toMatchObject({
    preview: { effects: [expect.stringMatching(/2 kg to Japan: RM.31\.00 → RM.36\.00/), expect.any(String)] },
  })
})

it('shows the couriers, adds one, and keeps what was typed when a link is refused', async () => {
  const page = (await call(loader, { section: 'couriers' })) as {
    couriers: { couriers: { id: string; name: string; track: string | null; isOn: boolean }[] }
  }
  const rows = page.couriers.couriers
  expect(rows.map(({ name }) => name)).toEqual([
    ...['Pos Laju', 'J&T', 'Ninja Van', 'DHL', 'GDex', 'City-Link'],
    'other',
  ])
  const form = Object.fromEntries(
    rows.flatMap(({ id, name, track }, at) => [
      [`courier-${id}-position`, String(at + 1)],
      [`courier-${id}-name`, name],
      [`courier-${id}-track`, track ?? ''],
      [`courier-${id}-on`, 'on'],
    ]),
  )
  const added = { 'courier-new-name': 'Flash', 'courier-new-on': 'on', 'courier-new-position': '' }
  const values = { ...form, ...added, reason: 'A new contract', version: '0' }
  const http = { ...values, 'courier-new-track': 'http://flash.example/{number}' }
  expect(await call(action, { section: 'couriers', values: http })).toMatchObject({
    data: { failure: { fields: { 'courier-new-track': 'courierPage' }, values: http } },
  })
  const https = { ...values, 'courier-new-track': 'https://flash.example/{number}' }
  expect(await call(action, { section: 'couriers', values: https })).toMatchObject({
    preview: {
      changes: [{ after: 'Flash · https://flash.example/{number} · ✓' }],
      effects: [expect.stringContaining('https://flash.example/EN'), expect.any(String), expect.any(String)],
    },
  })
  const saved = await call(action, { section: 'couriers', values: { ...https, intent: 'save' } })
  expect(saved instanceof Response && saved.headers.get('location')).toBe('/admin/settings/couriers')
  const { couriers } = (await call(loader, { section: 'couriers' })) as typeof page
  expect(couriers.couriers.map(({ name }) => name)).toContain('Flash')
})

it('begins a line of synonyms with the word a link names, and says which line is not complete', async () => {
  const page = (await call(loader, { section: 'search', query: '?add=durian' })) as {
    values: { synonyms: string }
  }
  const [first, second] = page.values.synonyms.split('\n')
  expect([first, second]).toEqual(['durian, ', expect.stringContaining(', ')])
  const typed = { ...page.values, reason: 'Asked for', version: '0' }
  expect(await call(action, { section: 'search', values: typed })).toMatchObject({
    data: { failure: { fields: { synonyms: 'synonymsAlone' }, details: { line: 'durian,' }, values: typed } },
  })
  const values = { ...typed, synonyms: typed.synonyms.replace('durian, ', 'durian, 榴莲') }
  expect(await call(action, { section: 'search', values })).toMatchObject({
    preview: { changes: [{ before: '–', after: 'durian, 榴莲' }] },
  })
})

it('takes as many synonyms as the setting holds, all of them Chinese, and refuses more', async () => {
  const send = async (line: string, count: number) => {
    const body = new FormData()
    const synonyms = Array.from({ length: count }, (_, at) => `${line}${at}, b`).join('\r\n')
    for (const [name, value] of Object.entries({
      synonyms,
      reason: 'All of it',
      version: '0',
      intent: 'save',
    }))
      body.append(name, value)
    const request = new Request('http://pasar.test/admin/settings/search', { method: 'POST', body })
    const session = sessionOf(asMember(SMALL.users.admin, ROLE.ADMIN))
    const context = makeContext(services, request, { session })
    return answerOf(action({ request, context, params: { section: 'search' } }))
  }
  const line = '商品'.repeat(120)
  expect(await send(line, 65)).toMatchObject({ data: { failure: { fields: { synonyms: 'tooLong' } } } })
  const saved = await send(line, 60)
  expect(saved instanceof Response && saved.status).toBe(302)
  const { values } = (await call(loader, { section: 'search' })) as { values: { synonyms: string } }
  expect(values.synonyms.split('\n').at(-1)).toBe(`${line}59, b`)
})

it('says that open parcels keep their windows, and refuses a reminder that comes too late', async () => {
  const { values } = (await call(loader, { section: 'windows' })) as { values: Record<string, string> }
  expect(values).toMatchObject({ ship: '14', remind: '3', protect: '7' })
  const typed = { ...values, protect: '10', reason: 'A longer protection', version: '0' }
  expect(await call(action, { section: 'windows', values: typed })).toMatchObject({
    preview: {
      changes: [{ field: { label: 'windowProtect' }, before: '7', after: '10' }],
      effects: [
        expect.stringMatching(/after delivery: 7 → 10 days/),
        expect.stringMatching(/Open parcels keep their dates: \d+\.$/),
      ],
    },
  })
  const late = { ...typed, remind: '14' }
  expect(await call(action, { section: 'windows', values: late })).toMatchObject({
    data: { failure: { fields: { remind: 'remindTooLate' }, values: late } },
  })
})

it('switches features off, says what that means, and keeps all of them where one is missing', async () => {
  const { values } = (await call(loader, { section: 'features' })) as { values: Record<string, string> }
  expect(new Set(Object.values(values))).toEqual(new Set(['on']))
  const typed = { ...values, games: 'off', blog: 'off', reason: 'Too much to do', version: '0' }
  expect(await call(action, { section: 'features', values: typed })).toMatchObject({
    preview: {
      changes: [
        { field: { label: 'feature_games' }, before: '✓', after: '✗' },
        { field: { label: 'feature_blog' }, before: '✓', after: '✗' },
      ],
      effects: [
        expect.stringContaining('rounds under way'),
        expect.stringContaining('read the blog'),
        expect.stringContaining('write articles'),
        expect.any(String),
      ],
    },
  })
  const { games: _games, ...some } = typed
  expect(await call(action, { section: 'features', values: { ...some, intent: 'save' } })).toMatchObject({
    data: { failure: { fields: { games: 'invalid' } } },
  })
  await call(action, { section: 'features', values: { ...typed, intent: 'save' } })
  const onAgain = { ...typed, games: 'on', version: '1' }
  expect(await call(action, { section: 'features', values: onAgain })).toMatchObject({
    preview: { effects: ['On again: Games', expect.any(String)] },
  })
})

it('is for admins only, and for sections that there are', async () => {
  for (const page of [overview.loader, loader, action]) {
    const turned = await call(page, {
      role: ROLE.SELLER,
      values: page === action ? FEES : undefined,
    } as Asked)
    expect(turned instanceof Response && turned.status).toBe(302)
  }
  const unknown = await call(loader, { section: 'toString' })
  expect(unknown).toMatchObject({ status: 404 })
})
