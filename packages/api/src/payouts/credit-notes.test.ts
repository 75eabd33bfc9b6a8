import { days, hours, ROLE, taxDetailsSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { cancelParcel } from '../orders/commands/cancel-parcel'
import { saveTaxDetails } from '../orders/commands/tax-details'
import { asMember } from '../testing'
import { buy, buyer, items, type Order, parcelsOf, useMarket, users } from '../testing/helpers'
import { exportEInvoices } from './reads/einvoices'
import { admin } from './testing/helpers'

const market = useMarket()
const [NOVEMBER, DECEMBER] = ['2026-11', '2026-12']

const COMPANY = {
  ...{ name: 'Wong Trading Sdn. Bhd.', idKind: 'BRN', idNumber: '202001012345', tin: 'C25845632030' },
  ...{ line: '9 Jalan Raja', city: 'Ipoh', postcode: '30000', state: 'prk', onInvoices: 'on' },
}
const OTHER = { ...COMPANY, name: 'Wong Foods Sdn. Bhd.', idNumber: '202401099999', tin: 'C99999999990' }

const saidOf = ({ name, tin }: typeof COMPANY): string => `${name} ${tin}`

const save = (details: object) =>
  saveTaxDetails(market.ctx, asMember(users.buyer, ROLE.BUYER), taxDetailsSchema.parse(details))

const buyCoffee = (): Promise<Order> => buy(market, buyer, [items.kopi, 1])

async function cancel(order: Order): Promise<void> {
  for (const { id } of parcelsOf(market, order)) await cancelParcel(market.ctx, buyer, id)
}

const PUBLIC = 'General Public EI00000000010'

/** The documents of a month that name an order, each with the name and number of whom it is made out to. */
async function documentsOf(month: string, { orderId }: Order) {
  const number = market.value<string>('select number from orders where id = ?', orderId)
  const found: string[] = []
  for await (const some of (await exportEInvoices(market.ctx, admin, month)).documents)
    for (const { number: of, buyer: to, lines } of some)
      if (lines.some(({ description }) => description === `Order ${number}`))
        found.push(`${of.slice(0, 3)} ${to.name} ${to.tin}`)
  return found
}

/** From the 21st of November to the 1st of December, at noon. */
const toDecember = () => market.wait(days(10))

it('goes to the general public when the order was on its invoice, whatever its buyer said later', async () => {
  const order = await buyCoffee()
  toDecember()
  await save(COMPANY)
  const later = await buyCoffee()
  await cancel(order)
  await cancel(later)
  expect(await documentsOf(NOVEMBER, order)).toEqual([`SAL ${PUBLIC}`])
  expect(await documentsOf(DECEMBER, order)).toEqual([`SAC ${PUBLIC}`])
  expect(await documentsOf(DECEMBER, later)).toEqual([`SAL ${saidOf(COMPANY)}`, `SAC ${saidOf(COMPANY)}`])
})

it('goes to the company that had the invoice when its buyer is for another by now', async () => {
  await save(COMPANY)
  const order = await buyCoffee()
  toDecember()
  await save(OTHER)
  await cancel(order)
  expect(await documentsOf(NOVEMBER, order)).toEqual([`SAL ${saidOf(COMPANY)}`])
  expect(await documentsOf(DECEMBER, order)).toEqual([`SAC ${saidOf(COMPANY)}`])
})

it('has what was corrected since of the same company, like its invoice', async () => {
  await save(COMPANY)
  const order = await buyCoffee()
  toDecember()
  const right = { ...COMPANY, tin: 'C25845632031' }
  await save(right)
  await cancel(order)
  expect(await documentsOf(NOVEMBER, order)).toEqual([`SAL ${saidOf(right)}`])
  expect(await documentsOf(DECEMBER, order)).toEqual([`SAC ${saidOf(right)}`])
})

it('follows months as Malaysia has them', async () => {
  // The 30th of November, half an hour before midnight; in London it is afternoon.
  market.wait(days(9) + hours(11.5))
  const order = await buyCoffee()
  market.wait(hours(1))
  await save(COMPANY)
  const next = await buyCoffee()
  await cancel(order)
  await cancel(next)
  expect(await documentsOf(DECEMBER, order)).toEqual([`SAC ${PUBLIC}`])
  expect(await documentsOf(DECEMBER, next)).toEqual([`SAL ${saidOf(COMPANY)}`, `SAC ${saidOf(COMPANY)}`])
})
