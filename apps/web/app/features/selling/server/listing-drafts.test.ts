import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import {
  ATTRIBUTE_KEYS,
  attributeField,
  days,
  formatMalaysianMoment,
  MAX_ALT_LENGTH,
  MAX_ATTRIBUTE_LENGTH,
  MAX_BODY_BYTES,
  MAX_ITEM_PICTURES,
  MAX_ITEM_TEXT_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VALUE_LENGTH,
  writeFormDraft,
  writeRows,
} from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFlash } from '../../../lib/session/flash.server'
import { thrownBy } from '../../../testing/answers'
import { cookiesAfter, formOf, makeArgs } from '../../../testing/context'
import { filledFrom, openedFrom } from '../client/filled-from'
import { formKey } from '../client/form-path'
import { action, loader } from '../routes/add-items.server'

const seller = asSeller(SMALL.users.seller)
const { kopi } = SMALL.items

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const ask = (address: string) => loader(makeArgs(services, address, seller))
const send = (address: string, values: Record<string, string>) =>
  thrownBy(action(makeArgs(services, address, seller, formOf(values))))
const query = (sql: string, ...values: unknown[]) =>
  services.database.handle
    .prepare(sql)
    .pluck()
    .get(...values)

it('notices what is sold while a draft of an item that is out is kept', async () => {
  const address = `/add-items?item=${kopi.id}`
  const opened = await ask(address)
  const before = Number(query('select stock from item_variants where item_id = ?', kopi.id))
  const base = openedFrom(opened)
  await send(address, { ...opened.fields, ...base, title: 'Kopi, roasted darker', intent: 'keep' })
  services.database.handle
    .prepare('update item_variants set stock = stock - 3 where item_id = ?')
    .run(kopi.id)
  const continued = await ask(`${address}&draft=continue`)
  const goesOn = { ...continued.fields, ...openedFrom(continued) }
  expect(goesOn).toMatchObject({ title: 'Kopi, roasted darker', stock: String(before) })
  await send(address, { ...goesOn, intent: 'save' })
  expect(query('select stock from item_variants where item_id = ?', kopi.id)).toBe(before - 3)
  expect(query('select title from items where id = ?', kopi.id)).toBe('Kopi, roasted darker')
})

it('notices what is sold while a draft beside the form is thrown away, after which what is typed stays', async () => {
  const address = `/add-items?item=${kopi.id}`
  const opened = await ask(address)
  const before = Number(query('select stock from item_variants where item_id = ?', kopi.id))
  const base = openedFrom(opened)
  await send(address, { ...opened.fields, ...base, title: 'Kopi, in another tab', intent: 'keep' })
  services.database.handle
    .prepare('update item_variants set stock = stock - 3 where item_id = ?')
    .run(kopi.id)
  const draftVersion = String((await ask(address)).draft?.version)
  const request = new URLSearchParams({ intent: 'discard', draftVersion })
  await thrownBy(action(makeArgs(services, address, seller, request)))
  const { item, draft, seenStock } = await ask(address)
  expect([draft, seenStock]).toEqual([null, String(before - 3)])
  const typed = {
    ...opened.fields,
    ...filledFrom(openedFrom(opened), item, undefined, undefined),
    stock: '99',
  }
  const refused = await action(makeArgs(services, address, seller, formOf({ ...typed, intent: 'save' })))
  expect(refused).toMatchObject({ data: { failure: { code: 'STOCK_CHANGED' } } })
  expect(query('select stock from item_variants where item_id = ?', kopi.id)).toBe(before - 3)
})

it('keeps, shows and goes on with a form that is as long as a form may be', async () => {
  const { fields } = await ask('/add-items')
  const values = (option: string) =>
    Array.from({ length: 10 }, (_, at) => `${option}${at}`.padEnd(MAX_VALUE_LENGTH, 'x'))
  const combinations = values('a').flatMap((one) => values('b').map((two) => [one, two] as const))
  const rows = combinations.map((both, at) => ({
    values: both,
    id: `var_${'0'.repeat(26)}`,
    price: '1,000,000.00',
    stock: '1000000',
    seen: '1000000',
    sku: String(at).padEnd(60, 'x'),
    gtin: '',
    picture: 'a'.repeat(32),
  }))
  const pictures = Array.from({ length: MAX_ITEM_PICTURES }, (_, at) => [`alt-${'a'.repeat(31)}${at}`, at])
  const form = {
    ...fields,
    ...Object.fromEntries(
      ATTRIBUTE_KEYS.map((key) => [attributeField(key), 'x'.repeat(MAX_ATTRIBUTE_LENGTH)]),
    ),
    ...Object.fromEntries(pictures.map(([name]) => [String(name), 'x'.repeat(MAX_ALT_LENGTH)])),
    title: 'x'.repeat(MAX_TITLE_LENGTH),
    description: 'x'.repeat(MAX_ITEM_TEXT_LENGTH),
    option0: 'x'.repeat(MAX_OPTION_LENGTH),
    option1: 'y'.repeat(MAX_OPTION_LENGTH),
    values0: values('a').join(', '),
    values1: values('b').join(', '),
    ...writeRows(rows),
    ...Object.fromEntries(rows.map((_, at) => [`gtin-${at}`, '1'.repeat(14)])),
  }
  const sent = JSON.stringify({ fields: writeFormDraft(Object.entries(form)) })
  expect(Buffer.byteLength(sent)).toBeLessThan(MAX_BODY_BYTES - 1_000)
  const shown = await send('/add-items', { ...form, intent: 'preview' })
  expect(shown.headers.get('location')).toBe('/add-items/preview')
  expect((await ask('/add-items?draft=continue')).fields).toMatchObject(form)
})

it('keeps in a draft that a box was unticked', async () => {
  const { fields } = await ask('/add-items')
  const auction = { ...fields, title: 'Keris lama', category: 'food', format: 'auction', startPrice: '20' }
  await send('/add-items', { ...auction, relist: 'on', intent: 'draft' })
  const address = `/add-items?item=${query("select id from items where title = 'Keris lama'")}`
  const opened = await ask(address)
  expect(opened.fields.relist).toBe('on')
  const { relist, ...unticked } = opened.fields
  await send(address, {
    ...unticked,
    ...openedFrom(opened),
    intent: 'keep',
  })
  expect((await ask(`${address}&draft=continue`)).fields.relist).toBe('')
})

it('says that a draft is saved without the time that was filled in', async () => {
  const { fields } = await ask('/add-items')
  const onSaleAt = formatMalaysianMoment(services.context.now() + days(2))
  const said = async (typed: Record<string, string>) => {
    const answer = await send('/add-items', { ...fields, title: 'Pulut inti', ...typed, intent: 'draft' })
    const headers = { cookie: cookiesAfter(answer) }
    return (await readFlash(new Request('http://pasar.test/', { headers })))?.text
  }
  expect(await said({ onSaleAt })).toBe('listing.draftedWithoutTime')
  expect(await said({ onSaleAt: '' })).toBe('listing.drafted')
})

it('begins a form anew with each keeping, and not with what else is read anew', async () => {
  const address = `/add-items?item=${kopi.id}&draft=continue`
  const opened = await ask(`/add-items?item=${kopi.id}`)
  const base = { ...opened.fields, ...openedFrom(opened), intent: 'keep' }
  const kept = await send(`/add-items?item=${kopi.id}`, base)
  const first = await ask(kept.headers.get('location') ?? '')
  // Another tab has saved the item: the form is told, goes on from what there is now, and keeps that.
  const told = { version: String(opened.filledFrom + 1) }
  const second = await send(address, { ...base, ...told, draftVersion: String(first.draft?.version) })
  const view = await ask(second.headers.get('location') ?? '')
  expect(view.filledFrom).toBe(opened.filledFrom + 1)
  expect(new Set([opened, first, view].map(formKey)).size).toBe(3)
  expect(formKey(await ask(second.headers.get('location') ?? ''))).toBe(formKey(view))
})
