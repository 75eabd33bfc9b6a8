import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { days, formatMalaysianMoment } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFlash } from '../../../lib/session/flash.server'
import { thrownBy } from '../../../testing/answers'
import { cookiesAfter, formOf, makeArgs } from '../../../testing/context'
import { filledFrom } from '../client/filled-from'
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
  const base = filledFrom(opened, undefined, undefined)
  await send(address, { ...opened.fields, ...base, title: 'Kopi, roasted darker', intent: 'keep' })
  services.database.handle
    .prepare('update item_variants set stock = stock - 3 where item_id = ?')
    .run(kopi.id)
  const continued = await ask(`${address}&draft=continue`)
  const goesOn = { ...continued.fields, ...filledFrom(continued, undefined, undefined) }
  expect(goesOn).toMatchObject({ title: 'Kopi, roasted darker', stock: String(before) })
  await send(address, { ...goesOn, intent: 'save' })
  expect(query('select stock from item_variants where item_id = ?', kopi.id)).toBe(before - 3)
  expect(query('select title from items where id = ?', kopi.id)).toBe('Kopi, roasted darker')
})

it('keeps in a draft that a box was unticked', async () => {
  const { fields } = await ask('/add-items')
  const auction = { ...fields, title: 'Keris lama', category: 'food', format: 'auction', startPrice: '20' }
  await send('/add-items', { ...auction, relist: 'on', intent: 'draft' })
  const address = `/add-items?item=${query("select id from items where title = 'Keris lama'")}`
  const opened = await ask(address)
  expect(opened.fields.relist).toBe('on')
  const { relist, ...unticked } = opened.fields
  await send(address, { ...unticked, ...filledFrom(opened, undefined, undefined), intent: 'keep' })
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
