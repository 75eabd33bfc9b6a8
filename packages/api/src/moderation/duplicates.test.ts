import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { erasePerson } from '@pasar/db'
import { bandsOf } from '@pasar/domain'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { picturePath } from '../platform/pictures/files'
import { asAdmin } from '../testing'
import { items, readAll, refusalOf, useMarket, users } from '../testing/helpers'
import { tellItemsApart } from './commands/duplicates'
import { removeItem, restoreItem } from './commands/items'
import { noteDuplicates, retryLost } from './jobs/duplicates'
import { staffItemsPage } from './reads/items'

const market = useMarket()
const ADMIN2 = { ...users.admin, id: 'usr_admin2', email: 'admin2@pasar.test', name: 'Second Admin' }
const admin = asAdmin(users.admin)
const admin2 = asAdmin(ADMIN2)
const HASH = '0f1e2d3c4b5a6978'
const REASON = { reason: 'counterfeit', note: 'The picture is another seller’s.' } as const

/** The market's own pictures are shared by its items. */
const places = (id: string) =>
  market.rows<{ position: number }>('select position from item_images where item_id = ?', id)
function look(id: string, hash: string | null, state = hash === null ? 'plain' : 'hashed') {
  const [band0, band1, band2, band3] = hash === null ? [null, null, null, null] : bandsOf(hash)
  for (const { position } of places(id))
    market.run(
      'update picture_hashes set state = ?, band0 = ?, band1 = ?, band2 = ?, band3 = ? where item_id = ? and position = ?',
      ...[state, band0, band1, band2, band3, id, position],
    )
}
const sellerOf = (id: string) => market.value<string>('select seller_id from items where id = ?', id)
const seqOf = (id: string) => market.value<number>('select seq from items where id = ?', id)
const run = () => noteDuplicates(market.ctx, new AbortController().signal)
const list = async (cursor: string | null = null) =>
  staffItemsPage(market.ctx, admin, { list: 'doubles', words: '' }, cursor)
const pairs = async () => (await list()).duplicates.map(({ newer, older }) => `${newer.id} ${older.id}`)

/** Two items of two sellers, and one more of the first seller. */
let mine: string
let theirs: string
let alsoMine: string
let pair: { newerId: string; olderId: string }
beforeEach(() => {
  market.run(
    "insert into users (id, email, name, password_hash, role, created_at) values (?, ?, ?, 'none', 1, 1)",
    ...[ADMIN2.id, ADMIN2.email, ADMIN2.name],
  )
  market.run("update picture_hashes set state = 'plain'")
  mine = items.kopi.id
  const other = (condition: string) =>
    market.value<string>(
      `select id from items where seller_id ${condition} ? and id <> ? and status = 'active' and listing_type = 'Fixed'
       and exists (select 1 from item_images where item_id = items.id) limit 1`,
      ...[sellerOf(mine), mine],
    )
  theirs = other('<>')
  alsoMine = other('=')
  const [newerId, olderId] = seqOf(mine) > seqOf(theirs) ? [mine, theirs] : [theirs, mine]
  pair = { newerId, olderId }
})
const pairText = () => `${pair.newerId} ${pair.olderId}`

describe('pictures that two sellers have', () => {
  it('are listed as a pair of items, up to three bits apart, in whichever band', async () => {
    for (const near of [HASH, '0f1e2d3c4b5a6979', '8f1e2d3d4b5a6979', '0f1e253c4b5a6970']) {
      look(mine, HASH)
      look(theirs, near)
      await run()
      expect(await pairs()).toEqual([pairText()])
      market.run('delete from item_doubles')
    }
    look(mine, HASH)
    look(theirs, '8f1e2d3d4b5b6979')
    await run()
    expect(await pairs()).toEqual([])
  })

  it('are shown with both items, the newer one first', async () => {
    look(mine, HASH)
    look(theirs, HASH)
    await run()
    const { duplicates, next } = await list()
    expect(next).toBeNull()
    for (const [side, id] of [
      ['newer', pair.newerId],
      ['older', pair.olderId],
    ] as const) {
      const [row] = market.rows(
        `select id, title, status, price_sen as price, published_at as listedAt,
         (select name from stores where id = store_id) as storeName from items where id = ?`,
        id,
      )
      expect(duplicates[0]?.[side]).toMatchObject(row ?? {})
    }
  })

  it('are no pair where the seller is the same, a picture is plain, or an item is no longer or not yet on sale', async () => {
    look(mine, HASH)
    look(alsoMine, HASH)
    await run()
    expect(await pairs()).toEqual([])
    look(theirs, null)
    await run()
    expect(await pairs()).toEqual([])
    for (const status of ['draft', 'removed']) {
      market.run('update items set status = ? where id = ?', status, theirs)
      look(theirs, HASH)
      await run()
      expect(await pairs()).toEqual([])
    }
    market.run("update items set status = 'active' where id = ?", theirs)
    await run()
    expect(await pairs()).toHaveLength(2)
  })

  it('bring ten pairs at most for a picture that everybody uses, and pages of 25', async () => {
    const columns = market
      .rows<{ name: string; hidden: number }>("select name, hidden from pragma_table_xinfo('items')")
      .filter(({ name, hidden }) => hidden === 0 && name !== 'seq')
      .map(({ name }) => name)
    for (let at = 0; at < 40; at++) {
      const values = columns.map((name) => (name === 'id' || name === 'slug' ? `'copy-${at}'` : name))
      market.run(
        `insert into items (${columns.join(', ')}) select ${values.join(', ')} from items where id = ?`,
        at % 2 === 0 ? mine : theirs,
      )
      market.run(
        "insert into item_images (item_id, position, key, width, height) values (?, 0, 'x', 9, 9)",
        `copy-${at}`,
      )
      look(`copy-${at}`, HASH)
    }
    await run()
    const count = market.value<number>('select count(*) from item_doubles')
    expect(count).toBeGreaterThan(25)
    expect(count).toBeLessThanOrEqual(400)
    const seen = new Set<string>()
    let cursor: string | null = null
    do {
      market.services.statements.length = 0
      const page: Awaited<ReturnType<typeof list>> = await list(cursor)
      expect(market.services.statements).toHaveLength(2)
      for (const { newer, older } of page.duplicates) seen.add(`${newer.id} ${older.id}`)
      cursor = page.next
    } while (cursor !== null)
    expect(seen.size).toBe(count)
  })
})

describe('a pair', () => {
  beforeEach(async () => {
    look(mine, HASH)
    look(theirs, HASH)
    await run()
  })

  it('that staff tell apart is gone for good, and the second of two admins learns who did it', async () => {
    const tries = await Promise.allSettled([
      tellItemsApart(market.ctx, admin, pair),
      tellItemsApart(market.ctx, admin2, pair),
    ])
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expect(tellItemsApart(market.ctx, admin2, pair)).rejects.toMatchObject({
      code: 'ITEMS_TOLD_APART_BY',
      details: { name: users.admin.name },
    })
    expect(
      market.rows('select actor_id as actor, action, subject_id as subject from audit_log order by position'),
    ).toEqual([
      { actor: admin.id, action: 'tellItemsApart', subject: pair.newerId },
      { actor: admin.id, action: 'tellItemsApart', subject: pair.olderId },
    ])
    market.run("update picture_hashes set state = 'hashed' where state = 'compared'")
    await run()
    expect(await pairs()).toEqual([])
  })

  it('leaves with an item that is removed, and comes back with it', async () => {
    await removeItem(market.ctx, admin, theirs, REASON)
    expect(await pairs()).toEqual([])
    const before = readAll(market)
    expect(await refusalOf(tellItemsApart(market.ctx, admin, pair))).toBe('ITEM_PAIR_GONE')
    expect(await refusalOf(tellItemsApart(market.ctx, admin, { ...pair, olderId: 'itm_x' }))).toBe(
      'NOT_FOUND',
    )
    expect(readAll(market)).toEqual(before)
    await restoreItem(market.ctx, admin2, theirs, { note: '' })
    await run()
    expect(await pairs()).toEqual([pairText()])
  })

  it('ends with the picture, whose hash goes with it', async () => {
    market.run('delete from item_images where item_id = ?', theirs)
    expect(market.value('select count(*) from picture_hashes where item_id = ?', theirs)).toBe(0)
    expect(await pairs()).toEqual([])
  })

  it('ends when another picture takes the place', async () => {
    market.run("update item_images set key = 'other' where item_id = ?", theirs)
    expect(await pairs()).toEqual([])
    expect(
      market.value("select count(*) from picture_hashes where state = 'new' and item_id = ?", theirs),
    ).toBe(places(theirs).length)
  })

  it('ends with the account of a seller', async () => {
    const id = sellerOf(theirs)
    const roots = { user: id, store: { seller: id }, item: { seller: id } }
    await market.ctx.transact(roots, (tx) => erasePerson(tx, id, 'none'))
    expect(await pairs()).toEqual([])
    expect(market.value('select count(*) from picture_hashes where item_id = ?', theirs)).toBe(0)
  })
})

describe('hashes that are not known', () => {
  const write = async (key: string, source: Sharp) => {
    mkdirSync(market.ctx.uploadsDir, { recursive: true })
    await source.webp({ quality: 70 }).toFile(path.join(market.ctx.uploadsDir, picturePath(key, 320)))
  }
  const stateOf = (id: string) =>
    market.value<string>('select state from picture_hashes where item_id = ? and position = 0', id)
  const name = (id: string, key: string) =>
    market.run('update item_images set key = ? where item_id = ? and position = 0', key, id)

  it('are computed from the files, of which a copy in another size is found', async () => {
    const drawn = Buffer.from(
      '<svg width="320" height="320"><rect width="320" height="320" fill="#dcb"/><circle cx="120" cy="190" r="90" fill="#345"/><path d="M30 40 290 90 200 300Z" fill="#a53"/></svg>',
    )
    await write('double-1', sharp(drawn))
    await write('double-2', sharp(drawn).resize(240))
    name(mine, 'double-1')
    name(theirs, 'double-2')
    name(alsoMine, 'double-3')
    await run()
    expect([stateOf(mine), stateOf(theirs), stateOf(alsoMine)]).toEqual(['compared', 'compared', 'lost'])
    expect(await pairs()).toEqual([pairText()])
    await write('double-3', sharp({ create: { width: 320, height: 320, channels: 3, background: '#fff' } }))
    await run()
    expect(stateOf(alsoMine)).toBe('lost')
    await retryLost(market.ctx)
    await run()
    expect(stateOf(alsoMine)).toBe('plain')
  })

  it('wait when the run is ended', async () => {
    name(mine, 'double-1')
    await noteDuplicates(market.ctx, AbortSignal.abort())
    expect(stateOf(mine)).toBe('new')
  })
})
