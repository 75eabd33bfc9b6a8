import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { days, hours, MAX_DOWNLOADS, minutes } from '@pasar/domain'
import { describe, expect, it, vi } from 'vitest'
import { runDueJobs } from '../../platform/jobs'
import { asSeller, writeSmallFile } from '../../testing'
import {
  buyer,
  buyOne,
  deliver,
  items,
  makeWebhook,
  newbuyer,
  readAll,
  refusalOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { openDownload, startDownload } from '../commands'
import { itemFilesPage, purchasesPage } from '../reads'
import { storeItemFile, withdrawFileVersion } from './item-files'

const market = useMarket()
const priya = asSeller(users.priya)
const book = items.virtual.id

async function* send(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
const put = (seriesId: string | null, text: string, { who = priya, itemId = book, note = '' } = {}) =>
  storeItemFile(market.ctx, who, { itemId, seriesId, note, name: 'Guide.pdf', content: send(`%PDF-${text}`) })
const withdraw = (fileId: string, who = priya, itemId = book) =>
  withdrawFileVersion(market.ctx, who, itemId, fileId)
const firstFile = () =>
  market.value<string>('select id from item_files where item_id = ? and version = 1', book)
async function buyBook(who = buyer) {
  const order = await buyOne(market, who, items.virtual)
  await deliver(market, makeWebhook(market, order))
  return {
    orderId: order.orderId,
    lineId: market.value<string>('select id from order_lines where order_id = ?', order.orderId),
  }
}
const filesOf = async (who: typeof buyer, lineId: string) => {
  const { lines } = await purchasesPage(market.ctx, who, { q: '', isDigital: true, cursor: null })
  return lines.find(({ id }) => id === lineId)?.files ?? []
}
const newsFor = (userId: string) =>
  market.rows<{ link: string; data: string }>(
    "select link, data from notifications where kind = 'fileUpdated' and user_id = ? order by created_at, id",
    userId,
  )
const mailsAbout = (userId: string) =>
  market.value<number>("select count(*) from mails where kind = 'fileUpdated' and user_id = ?", userId)

describe('storeItemFile', () => {
  it('makes versions of a file, of which buyers get the newest with a count of its own', async () => {
    const { lineId } = await buyBook()
    const first = firstFile()
    for (let time = 0; time < MAX_DOWNLOADS; time++) {
      market.wait(hours(1))
      await startDownload(market.ctx, buyer, { lineId, fileId: first })
    }
    const second = await put(first, 'second', { note: 'An index' })
    expect(await filesOf(buyer, lineId)).toMatchObject([
      { id: second, name: 'Guide.pdf', version: 2, note: 'An index', left: MAX_DOWNLOADS },
    ])
    const token = await startDownload(market.ctx, buyer, { lineId, fileId: second })
    expect((await openDownload(market.ctx, buyer, token)).name).toBe('Guide.pdf')
    const { files } = await itemFilesPage(market.ctx, priya, book)
    expect(
      files.map(({ versions }) => versions.map((one) => [one.version, one.downloads, one.isCurrent])),
    ).toEqual([
      [
        [2, 1, true],
        [1, MAX_DOWNLOADS, false],
      ],
    ])
  })

  it('lets two uploads at once be two versions', async () => {
    await Promise.all([put(firstFile(), 'one'), put(firstFile(), 'two')])
    const versions = market.rows<{ version: number }>(
      'select version from item_files where item_id = ? order by version',
      book,
    )
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
  })

  it('lets whoever downloads go on with the version they have begun', async () => {
    writeSmallFile(market.ctx.config.dataDir)
    const { lineId } = await buyBook()
    const token = await startDownload(market.ctx, buyer, { lineId, fileId: firstFile() })
    const before = await openDownload(market.ctx, buyer, token)
    await put(firstFile(), 'second')
    expect(await openDownload(market.ctx, buyer, token)).toEqual(before)
  })

  it('is for the seller’s own, for staff who may list, and for files of that item', async () => {
    const before = readAll(market)
    const other = asSeller(users.seller)
    expect(await refusalOf(put(null, 'x', { who: other }))).toBe('NOT_FOUND')
    expect(await refusalOf(put('fil_none', 'x'))).toBe('NOT_FOUND')
    expect(await refusalOf(itemFilesPage(market.ctx, other, book))).toBe('NOT_FOUND')
    expect(readdirSync(market.ctx.filesDir)).toEqual([])
    expect(readAll(market)).toEqual(before)
  })

  it('refuses what would take too much of the disk', async () => {
    market.run('update item_files set bytes = ? where item_id = ?', 5 * 1024 ** 3, book)
    expect(await refusalOf(put(null, 'x'))).toBe('FILES_SPACE')
    expect(readdirSync(market.ctx.filesDir)).toEqual([])
  })

  it('counts what was withdrawn for as long as it is on the disk', async () => {
    const second = await put(firstFile(), 'second')
    market.run('update item_files set bytes = ? where id = ?', 5 * 1024 ** 3, second)
    await withdraw(second)
    expect(await refusalOf(put(null, 'x'))).toBe('FILES_SPACE')
    market.wait(days(1) + 1)
    await put(null, 'x')
  })

  it('offers ten files at most, also when a withdrawn one comes back', async () => {
    const series: string[] = []
    while (series.length < 9) series.push(await put(null, 'one'))
    const [withdrawn = ''] = series
    await withdraw(withdrawn)
    await put(null, 'other')
    expect(await refusalOf(put(withdrawn, 'two'))).toBe('FILES_FULL')
    await put(series[1] ?? null, 'two')
  })

  it('takes two files of a seller at once, so that others with slow connections get their turn', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('%PDF-')
      await released
    }
    const slow = { itemId: book, seriesId: null, note: '', name: 'Guide.pdf' }
    const uploads = [1, 2].map(() => storeItemFile(market.ctx, priya, { ...slow, content: slowly() }))
    await vi.waitFor(() => expect(readdirSync(market.ctx.filesDir)).toHaveLength(2))
    expect(await refusalOf(put(null, 'third'))).toBe('UPLOAD_RUNNING')
    release()
    await Promise.all(uploads)
    await put(null, 'third')
  })
})

describe('withdrawFileVersion', () => {
  it('gives buyers the version before, and ends links to the one withdrawn', async () => {
    writeSmallFile(market.ctx.config.dataDir)
    const { lineId } = await buyBook()
    const [first, second] = [firstFile(), await put(firstFile(), 'second')]
    const token = await startDownload(market.ctx, buyer, { lineId, fileId: second })
    await withdraw(second)
    await withdraw(second)
    expect(await refusalOf(openDownload(market.ctx, buyer, token))).toBe('FILE_WITHDRAWN')
    expect(await refusalOf(startDownload(market.ctx, buyer, { lineId, fileId: second }))).toBe(
      'FILE_WITHDRAWN',
    )
    expect(await filesOf(buyer, lineId)).toMatchObject([{ id: first, version: 1 }])
    market.wait(days(2))
    const old = (market.ctx.now() - days(1)) / 1_000
    for (const name of readdirSync(market.ctx.filesDir))
      utimesSync(path.join(market.ctx.filesDir, name), old, old)
    await runDueJobs(market.ctx)
    expect(readdirSync(market.ctx.filesDir)).toHaveLength(1)
    expect(await put(first, 'third')).not.toBe(second)
    expect((await filesOf(buyer, lineId))[0]?.version).toBe(3)
  })

  it('leaves buyers a file, also when two are withdrawn at once', async () => {
    const [first, second] = [firstFile(), await put(firstFile(), 'second')]
    const [one, other] = await Promise.allSettled([withdraw(first), withdraw(second)])
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      market.value('select count(*) from item_files where item_id = ? and withdrawn_at is null', book),
    ).toBe(1)
  })

  it('is for the seller’s own', async () => {
    const second = await put(firstFile(), 'second')
    const before = readAll(market)
    expect(await refusalOf(withdraw(second, asSeller(users.seller)))).toBe('NOT_FOUND')
    expect(await refusalOf(withdraw(second, priya, items.kopi.id))).toBe('NOT_FOUND')
    expect(await refusalOf(withdraw('fil_none'))).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
  })
})

describe('the news of a version', () => {
  it('reaches who bought before by notice and mail, once each, and nobody else', async () => {
    await buyBook(newbuyer)
    await buyBook(newbuyer)
    const { orderId } = await buyBook()
    market.run("update orders set state = 'refunded' where id = ?", orderId)
    market.wait(1)
    await put(firstFile(), 'second', { note: 'An index' })
    market.wait(1)
    await buyBook()
    for (let time = 0; time < 2; time++) await runDueJobs(market.ctx)
    const [news, ...more] = newsFor(newbuyer.id)
    expect(more).toEqual([])
    expect(JSON.parse(news?.data ?? '')).toEqual({
      title: items.virtual.title,
      file: 'Guide.pdf',
      version: 2,
    })
    expect(mailsAbout(newbuyer.id)).toBe(1)
    expect(newsFor(buyer.id)).toEqual([])
    market.wait(minutes(1))
    await put(firstFile(), 'third')
    await runDueJobs(market.ctx)
    expect(newsFor(newbuyer.id)).toHaveLength(2)
  })

  it('is not sent of what was withdrawn before', async () => {
    await buyBook()
    market.wait(1)
    await withdraw(await put(firstFile(), 'second'))
    await runDueJobs(market.ctx)
    expect(newsFor(buyer.id)).toEqual([])
  })
})
