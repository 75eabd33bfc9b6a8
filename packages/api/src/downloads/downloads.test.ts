import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { days, hours, MAX_DOWNLOADS, MAX_FILE_BYTES, minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { orderPage } from '../orders/reads/orders'
import { runDueJobs } from '../platform/jobs'
import { fieldOf, textOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { asSeller, SMALL_FILE, writeSmallFile } from '../testing'
import {
  buyer,
  buyOne,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  place,
  readAll,
  refusalOf,
  useMarket,
  users,
} from '../testing/helpers'
import { openAppDownload, openDownload, startDownload } from './commands'
import { storeItemFile } from './commands/item-files'
import { storeFile } from './internal/store'
import { filesOfOrder, purchasesPage } from './reads'

const market = useMarket()
const priya = asSeller(users.priya)
const seller = asSeller(users.seller)

/** The e-book bought and paid for: what its download is asked with. */
async function buyBook(who = buyer) {
  const order = await buyOne(market, who, items.virtual)
  await deliver(market, makeWebhook(market, order))
  const lineId = market.value<string>('select id from order_lines where order_id = ?', order.orderId)
  return { order, wanted: { lineId, fileId: SMALL_FILE.id } }
}
const countOf = ({ lineId, fileId }: { lineId: string; fileId: string }): number =>
  market.value<number | undefined>(
    'select count from line_downloads where line_id = ? and file_id = ?',
    lineId,
    fileId,
  ) ?? 0
const keys = () => readdirSync(market.ctx.filesDir).sort()

async function* send(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part
}

describe('startDownload', () => {
  it('gives a link to the very bytes, five times', async () => {
    writeSmallFile(market.ctx.config.dataDir)
    const { wanted } = await buyBook()
    for (let time = 1; time <= MAX_DOWNLOADS; time++) {
      market.wait(hours(1))
      const token = await startDownload(market.ctx, buyer, wanted)
      const { file, ...given } = await openDownload(market.ctx, buyer, token)
      expect(given).toEqual({
        name: SMALL_FILE.name,
        bytes: SMALL_FILE.bytes,
        sha256: SMALL_FILE.sha256,
        kind: SMALL_FILE.kind,
      })
      expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(given.sha256)
      expect(countOf(wanted)).toBe(time)
    }
    market.wait(hours(1))
    expect(await refusalOf(startDownload(market.ctx, buyer, wanted))).toBe('DOWNLOADS_USED_UP')
    expect(countOf(wanted)).toBe(MAX_DOWNLOADS)
  })

  it('counts nothing when it is pressed again within an hour, also after the last time', async () => {
    const { order, wanted } = await buyBook()
    const shown = async () =>
      (await filesOfOrder(market.ctx, await orderPage(market.ctx, buyer, order.orderId)))[0]
    expect(await shown()).toMatchObject({ left: MAX_DOWNLOADS, isOpen: false })
    for (let left = MAX_DOWNLOADS - 1; left >= 0; left--) {
      await startDownload(market.ctx, buyer, wanted)
      market.wait(minutes(59))
      const token = await startDownload(market.ctx, buyer, wanted)
      expect(await shown()).toMatchObject({ left, isOpen: true })
      market.wait(minutes(1))
      await openDownload(market.ctx, buyer, token)
      expect(await shown()).toMatchObject({ left, isOpen: false })
    }
    expect(await refusalOf(startDownload(market.ctx, buyer, wanted))).toBe('DOWNLOADS_USED_UP')
  })

  it('pressed fifty times at once is counted once', async () => {
    const { wanted } = await buyBook()
    await Promise.all(Array.from({ length: 50 }, () => startDownload(market.ctx, buyer, wanted)))
    expect(countOf(wanted)).toBe(1)
  })

  it('counts each purchase for itself', async () => {
    const first = await buyBook()
    const second = await buyBook()
    for (let time = 0; time < MAX_DOWNLOADS; time++) {
      market.wait(hours(1))
      await startDownload(market.ctx, buyer, first.wanted)
    }
    await startDownload(market.ctx, buyer, second.wanted)
    expect([countOf(first.wanted), countOf(second.wanted)]).toEqual([MAX_DOWNLOADS, 1])
  })

  it('is for whoever bought it, once it is paid for', async () => {
    const { wanted } = await buyBook()
    const before = readAll(market)
    expect(await refusalOf(startDownload(market.ctx, newbuyer, wanted))).toBe('NOT_FOUND')
    for (const odd of [
      { ...wanted, fileId: 'fil_none' },
      { ...wanted, lineId: 'lin_none' },
    ])
      expect(await refusalOf(startDownload(market.ctx, buyer, odd))).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
    const unpaid = await buyOne(market, newbuyer, items.virtual)
    const lineId = market.value<string>('select id from order_lines where order_id = ?', unpaid.orderId)
    const early = { lineId, fileId: SMALL_FILE.id }
    expect(await refusalOf(startDownload(market.ctx, newbuyer, early))).toBe('NOT_FOUND')
  })

  it('comes beside what is shipped: the file need not wait for the parcel', async () => {
    market.run(
      'update items set store_id = ?, seller_id = ? where id = ?',
      items.kopi.store.id,
      users.seller.id,
      items.virtual.id,
    )
    await fillCart(market, buyer, [items.kopi, 1], [items.virtual, 1])
    const order = await place(market, buyer)
    await deliver(market, makeWebhook(market, order))
    const line = market.rows<{ id: string; state: string }>(
      'select l.id, p.state from order_lines l join parcels p on p.id = l.parcel_id where l.order_id = ? and l.is_virtual = 1',
      order.orderId,
    )
    expect(line).toMatchObject([{ state: 'to_ship' }])
    await startDownload(market.ctx, buyer, { lineId: line[0]?.id ?? '', fileId: SMALL_FILE.id })
  })

  it('ends with the purchase, and so do links that are out', async () => {
    const { order, wanted } = await buyBook()
    for (const [table, state, was] of [
      ['parcels', 'cancelled', 'completed'],
      ['parcels', 'returned', 'completed'],
      ['orders', 'refunded', 'paid'],
    ] as const) {
      const token = await startDownload(market.ctx, buyer, wanted)
      const id = table === 'orders' ? 'id' : 'order_id'
      market.run(`update ${table} set state = ? where ${id} = ?`, state, order.orderId)
      expect(await refusalOf(openDownload(market.ctx, buyer, token))).toBe('DOWNLOAD_ENDED')
      const used = countOf(wanted)
      expect(await refusalOf(startDownload(market.ctx, buyer, wanted))).toBe('DOWNLOAD_ENDED')
      expect(countOf(wanted)).toBe(used)
      market.run(`update ${table} set state = ? where ${id} = ?`, was, order.orderId)
    }
  })
})

describe('a line whose pieces all went back beside others', () => {
  const giveBack = (lineId: string, pieces = 1) =>
    market.run('update order_lines set refunded_quantity = ? where id = ?', pieces, lineId)

  it('has no files to fetch any more, and says so to whoever bought it', async () => {
    const { order, wanted } = await buyBook()
    const shown = async () => {
      const files = await filesOfOrder(market.ctx, await orderPage(market.ctx, buyer, order.orderId))
      const { lines } = await purchasesPage(market.ctx, buyer, { q: '', isDigital: true, cursor: null })
      return [files.length, lines.find(({ id }) => id === wanted.lineId)?.mayDownload]
    }
    const token = await startDownload(market.ctx, buyer, wanted)
    expect(await shown()).toEqual([1, true])
    giveBack(wanted.lineId)
    expect(await shown()).toEqual([0, false])
    expect(await refusalOf(openDownload(market.ctx, buyer, token))).toBe('DOWNLOAD_ENDED')
    expect(await refusalOf(startDownload(market.ctx, buyer, wanted))).toBe('DOWNLOAD_ENDED')
    expect(await refusalOf(startDownload(market.ctx, newbuyer, wanted))).toBe('NOT_FOUND')
  })

  it('keeps its files while a piece is left', async () => {
    const { order, wanted } = await buyBook()
    const twice = 'quantity = 2, subtotal_sen = 2 * unit_price_sen'
    market.run(`update order_lines set ${twice} where id = ?`, wanted.lineId)
    giveBack(wanted.lineId)
    expect(await filesOfOrder(market.ctx, await orderPage(market.ctx, buyer, order.orderId))).toHaveLength(1)
    await startDownload(market.ctx, buyer, wanted)
  })
})

describe('the link', () => {
  it('works for its buyer only, and for an hour', async () => {
    const { wanted } = await buyBook()
    const token = await startDownload(market.ctx, buyer, wanted)
    expect(await refusalOf(openDownload(market.ctx, newbuyer, token))).toBe('NOT_FOUND')
    market.wait(hours(1) - 1)
    await openDownload(market.ctx, buyer, token)
    market.wait(1)
    expect(await refusalOf(openDownload(market.ctx, buyer, token))).toBe('LINK_ENDED')
  })

  it('cannot be made, changed or prolonged by hand', async () => {
    const { wanted } = await buyBook()
    const token = await startDownload(market.ctx, buyer, wanted)
    const parts = token.split('.')
    const later = Number.parseInt(parts[2] ?? '', 36) + days(365)
    const forged = [
      '',
      'x',
      `${token}x`,
      [parts[0], parts[1], later.toString(36), parts[3]].join('.'),
      [parts[0], parts[1], parts[2], randomBytes(32).toString('base64url')].join('.'),
      [parts[0]?.replace(/.$/, (character) => (character === '0' ? '1' : '0')), ...parts.slice(1)].join('.'),
    ]
    for (const odd of forged)
      expect(await refusalOf(openDownload(market.ctx, buyer, odd)), odd).toBe('NOT_FOUND')
  })
})

describe('purchasesPage', () => {
  it('lists what was paid for, the newest first, each once, and finds by words', async () => {
    for (let time = 0; time < 14; time++) {
      if (time % 3 !== 0) market.wait(minutes(1))
      await fillCart(market, buyer, [items.kopi, 1], [items.virtual, 1])
      const order = await place(market, buyer)
      if (time !== 5) await deliver(market, makeWebhook(market, order))
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof purchasesPage>> = await purchasesPage(market.ctx, buyer, {
        q: '',
        isDigital: false,
        cursor,
      })
      expect(page.lines.length).toBeLessThanOrEqual(12)
      seen.push(...page.lines.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    const all = market.rows<{ id: string }>(
      `select l.id from order_lines l join orders o on o.id = l.order_id
       where o.buyer_id = ? and o.paid_at is not null order by o.placed_at desc, o.id desc, l.id desc`,
      buyer.id,
    )
    expect(seen).toEqual(all.map(({ id }) => id))
    const reversed: string[] = []
    do {
      const page = await purchasesPage(market.ctx, buyer, {
        q: '',
        isDigital: false,
        sort: 'reverse',
        cursor,
      })
      reversed.push(...page.lines.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(reversed).toEqual(seen.toReversed())
    const titles = async (q: string, isDigital = false) => {
      const { lines } = await purchasesPage(market.ctx, buyer, { q, isDigital, cursor: null })
      return [...new Set(lines.map(({ title }) => title))]
    }
    expect(await titles('nyonya  E-BOOK')).toEqual([items.virtual.title])
    expect(await titles(items.kopi.store.name)).toContain(items.kopi.title)
    expect(await titles('100%_\\')).toEqual([])
    expect(await titles('', true)).toEqual([items.virtual.title])
    expect(
      (await purchasesPage(market.ctx, newbuyer, { q: '', isDigital: false, cursor: null })).lines,
    ).toEqual([])
    expect(await refusalOf(purchasesPage(market.ctx, buyer, { q: '', isDigital: false, cursor: 'x' }))).toBe(
      'NOT_FOUND',
    )
  })

  it('lists the files of each line, and how often they may still be fetched', async () => {
    const { wanted } = await buyBook()
    await startDownload(market.ctx, buyer, wanted)
    market.services.statements.length = 0
    const { lines } = await purchasesPage(market.ctx, buyer, { q: '', isDigital: false, cursor: null })
    expect(market.services.statements).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      id: wanted.lineId,
      mayDownload: true,
      files: [{ id: SMALL_FILE.id, name: SMALL_FILE.name, left: MAX_DOWNLOADS - 1 }],
    })
    expect(lines.slice(1).every(({ files, mayDownload }) => files.length === 0 && mayDownload === null)).toBe(
      true,
    )
  })
})

describe('storeItemFile', () => {
  const put = (name: string, content: AsyncIterable<Uint8Array>, who = priya, itemId = items.virtual.id) =>
    storeItemFile(market.ctx, who, { itemId, name, content, seriesId: null, note: '' })

  it('keeps what came, with its digest, under a name of its own', async () => {
    const id = await put('C:\\books\\Kuih 糕点.PDF', send('%PDF', '-1.7 ', randomBytes(200_000)))
    const [row] = market.rows<{ name: string; key: string; bytes: number; sha256: string; kind: string }>(
      'select name, key, bytes, sha256, kind from item_files where id = ?',
      id,
    )
    expect(row).toMatchObject({ name: 'Kuih 糕点.PDF', bytes: 200_009, kind: 'application/pdf' })
    const bytes = readFileSync(path.join(market.ctx.filesDir, row?.key ?? ''))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.sha256)
    expect(row?.key).toMatch(/^[0-9a-f]{32}$/)
    await expectSumsToMatch(market)
  })

  it('refuses what is no file of theirs, and leaves nothing behind', async () => {
    const before = readAll(market)
    const refusals: [string, () => Promise<unknown>][] = [
      ['NOT_FOUND', () => put('a.pdf', send('%PDF-1.7'), seller)],
      ['NOT_FOUND', () => put('a.pdf', send('%PDF-1.7'), priya, 'itm_none')],
      ['ITEM_NOT_DIGITAL', () => put('a.pdf', send('%PDF-1.7'), seller, items.kopi.id)],
      ['FILE_KIND', () => put('a.exe', send('x'))],
      ['FILE_KIND', () => put('a.pdf.html', send('x'))],
      ['FILE_MISNAMED', () => put('a.pdf', send('PK\u0003\u0004', 'x'))],
      ['FILE_MISSING', () => put('a.pdf', send())],
    ]
    for (const [code, work] of refusals) expect(await refusalOf(work())).toBe(code)
    expect(readAll(market)).toEqual(before)
    expect(keys()).toEqual([])
  })

  it('stops at 100 MiB, whatever was declared, with no more than parts of it in memory', async () => {
    const part = Buffer.alloc(1024 * 1024, 7)
    let sent = 0
    async function* pour() {
      yield Buffer.from('PK\u0003\u0004')
      for (; sent <= MAX_FILE_BYTES * 3; sent += part.length) yield part
    }
    expect(await refusalOf(put('a.zip', pour()))).toBe('FILE_TOO_HEAVY')
    expect(sent).toBeLessThan(MAX_FILE_BYTES + 8 * part.length)
    expect(keys()).toEqual([])
  })

  it('leaves nothing of transfers that broke, however soon', async () => {
    async function* breakOff() {
      yield Buffer.from('%PDF-half')
      throw new Error('the line went dead')
    }
    await expect(put('a.pdf', breakOff())).rejects.toThrow('went dead')
    // Making a file and removing it are the work of two threads: among so many, some come in the wrong order.
    for (let time = 0; time < 100; time++)
      await Promise.allSettled(Array.from({ length: 20 }, () => storeFile(market.ctx.filesDir, breakOff())))
    expect(keys()).toEqual([])
  })

  it('takes ten files an item, also of two at once', async () => {
    // One came with the seed.
    for (let index = 0; index < 8; index++) await put(`${index}.txt`, send(`text ${index}`))
    const tries = await Promise.allSettled(['a', 'b'].map((name) => put(`${name}.txt`, send(name))))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(keys()).toHaveLength(9)
  })
})

describe('the sweep', () => {
  it('removes files that no row names, once they are old', async () => {
    writeSmallFile(market.ctx.config.dataDir)
    const age = (name: string, old: number) => {
      const file = path.join(market.ctx.filesDir, name)
      const at = (market.ctx.now() - old) / 1_000
      utimesSync(file, at, at)
    }
    const make = (name: string, old: number) => {
      writeFileSync(path.join(market.ctx.filesDir, name), 'x')
      age(name, old)
    }
    age(SMALL_FILE.key, days(1))
    make('0'.repeat(32), days(1))
    make(`${'1'.repeat(32)}.part`, days(1))
    make('2'.repeat(32), minutes(30))
    make('notes.txt', days(1))
    await runDueJobs(market.ctx)
    expect(keys()).toEqual([SMALL_FILE.key, '2'.repeat(32), 'notes.txt'].sort())
  })
})

describe('a link for an app', () => {
  const ask = (orderId: string, who = buyer, fileId: string = SMALL_FILE.id, sessionId = 'ses_test') =>
    askRest(market, who, 'POST', `/orders/${orderId}/files/${fileId}/link`, {}, null, sessionId)
  const tokenOf = (body: unknown) => new URL(textOf(body, 'link.url')).pathname.replace('/downloads/', '')
  async function makeLink() {
    const { order, wanted } = await buyBook()
    // The session is found by its time.
    market.wait(1)
    const cookie = await market.services.sessions.begin(buyer.id, 'test')
    const sessionId = market.value<string>('select public_id from sessions order by created_at desc limit 1')
    const { status, body } = await ask(order.orderId, buyer, SMALL_FILE.id, sessionId)
    expect(status).toBe(201)
    return { order, wanted, cookie, token: tokenOf(body) }
  }

  it('leads to the bytes without a cookie, and counts once', async () => {
    writeSmallFile(market.ctx.config.dataDir)
    const { wanted, token } = await makeLink()
    for (let time = 0; time < 3; time++)
      expect(await openAppDownload(market.ctx, token)).toMatchObject({ name: SMALL_FILE.name })
    expect(countOf(wanted)).toBe(1)
    // It is not a link of the site, nor one of the site a link of an app.
    expect(await refusalOf(openDownload(market.ctx, buyer, token))).toBe('NOT_FOUND')
    const own = await startDownload(market.ctx, buyer, wanted)
    expect(await refusalOf(openAppDownload(market.ctx, own))).toBe('NOT_FOUND')
    expect(await refusalOf(openAppDownload(market.ctx, `app.${buyer.id}.ses_test.${own}`))).toBe('NOT_FOUND')
    market.wait(minutes(15))
    expect(await refusalOf(openAppDownload(market.ctx, token))).toBe('LINK_ENDED')
  })

  it('ends with the session and with the purchase', async () => {
    const first = await makeLink()
    market.run("update orders set state = 'refunded' where id = ?", first.order.orderId)
    expect(await refusalOf(openAppDownload(market.ctx, first.token))).toBe('DOWNLOAD_ENDED')
    const { token, cookie } = await makeLink()
    await market.services.sessions.end(cookie.split(';')[0] ?? '')
    expect(await refusalOf(openAppDownload(market.ctx, token))).toBe('LINK_ENDED')
  })

  it('is for whoever bought the file, five times', async () => {
    const { order } = await buyBook()
    expect((await ask(order.orderId, newbuyer)).status).toBe(404)
    expect((await ask(order.orderId, buyer, 'fil_none')).status).toBe(404)
    for (let time = 0; time < MAX_DOWNLOADS; time++) {
      market.wait(hours(1))
      expect((await ask(order.orderId)).status).toBe(201)
    }
    market.wait(hours(1))
    expect(fieldOf((await ask(order.orderId)).body, 'code')).toBe('DOWNLOADS_USED_UP')
  })
})
