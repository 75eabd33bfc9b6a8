// What possible duplicates of pictures cost: milliseconds of the core to compare a picture with all others, and for a page of the
// list and its count, with so many pictures. Every hundredth is a copy of another seller's, two bits off.
//   npm run bench -- doubles --pictures 100000
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { noteDuplicates, staffItemsPage, workWaits } from '@pasar/api'
import { asAdmin, openTestServices, SMALL } from '@pasar/api/testing'
import { addItems } from '../sellers/rows'

const { values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string', default: '100000' } },
})
const pictures = Number(values.pictures)
const ROUNDS = 50
const BANDS = 4

const services = await openTestServices()
const { context, database } = services
const { handle } = database
addItems(handle, pictures)
const sellers = handle
  .prepare<[], { id: string; store: string }>(
    'select seller_id as id, id as store from stores group by seller_id limit 2',
  )
  .all()
handle.transaction(() => {
  const move = handle.prepare('update items set seller_id = ?, store_id = ? where seq % 2 = ?')
  for (const [at, { id, store }] of sellers.entries()) move.run(id, store, at)
  const put = handle.prepare(
    `update picture_hashes set state = 'hashed', band0 = ?, band1 = ?, band2 = ?, band3 = ? where item_id = ? and position = ?`,
  )
  const all = handle
    .prepare<[], { id: string; position: number; seller: string }>(
      'select h.item_id as id, position, seller_id as seller from picture_hashes h join items i on i.id = h.item_id order by i.seq, position',
    )
    .all()
  let last: number[] = []
  for (const [at, { id, position }] of all.entries()) {
    const isCopy = at % 100 === 1
    const bands = isCopy
      ? last.map((band, of) => (of < 2 ? band ^ 1 : band))
      : Array.from({ length: BANDS }, () => randomInt(65_536))
    put.run(...bands, id, position)
    last = bands
  }
})()

async function measure(times: number, work: () => Promise<unknown>): Promise<string> {
  const before = process.cpuUsage()
  for (let round = 0; round < times; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return `${((user + system) / 1_000 / times).toFixed(2)} ms of the core`
}

const hashes = handle.prepare<[], { n: number }>('select count(*) as n from picture_hashes').get()?.n ?? 0
const begun = process.cpuUsage()
await noteDuplicates(context, new AbortController().signal)
const { user, system } = process.cpuUsage(begun)
const seconds = (user + system) / 1_000_000
console.log(
  `${hashes} pictures compared with all others: ${seconds.toFixed(1)} s of the core, ${((seconds * 1_000) / hashes).toFixed(2)} ms each`,
)
const admin = asAdmin(SMALL.users.admin)
const page = (cursor: string | null) => staffItemsPage(context, admin, { list: 'doubles', words: '' }, cursor)
const pairs = handle.prepare<[], { n: number }>('select count(*) as n from item_doubles').get()?.n ?? 0
const first = await page(null)
console.log(`${pairs} pairs; a page of the list: ${await measure(ROUNDS, () => page(null))}`)
console.log(`the next page: ${await measure(ROUNDS, () => page(first.next))}`)
console.log(`counts of the rail: ${await measure(ROUNDS, () => workWaits(context, admin))}`)
await services.dispose()
