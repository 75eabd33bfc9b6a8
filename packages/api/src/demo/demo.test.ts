import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findLogin, openDatabase } from '@pasar/db'
import { BANNER_COUNT, GOODS, hasMembers, SMALL, SMALL_PICTURE_KEYS, STORES } from '@pasar/db/seed'
import { makeTestDatabase } from '@pasar/db/testing'
import { PICTURE_WIDTHS } from '@pasar/domain'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkPassword } from '../accounts/internal/passwords'
import { lastFileOf, picturePath } from '../platform/pictures'
import { addCatalogue, Drawing, hasUndrawn, makeDemo, makeSmall, makeSmallPictures } from '.'
import { planDemoPictures } from './drawing'
import { fillDatabase } from './files'

const NOW = Date.UTC(2026, 10, 21, 4)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-demo-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const databaseFile = () => path.join(folder, 'pasar.db')

describe('pictures of the small seed', () => {
  it('are there in every width', async () => {
    await makeSmallPictures(folder)
    const names = SMALL_PICTURE_KEYS.flatMap((key) => PICTURE_WIDTHS.map((width) => picturePath(key, width)))
    const found = readdirSync(folder)
    expect(found.filter((name) => name.endsWith('.webp')).sort()).toEqual(names.sort())
    // So plain a picture is smaller as WebP at first; the tests of the shop know both kinds.
    expect(found).toContain(picturePath(SMALL_PICTURE_KEYS[0] ?? '', 640, 'avif'))
    expect(found).not.toContain(picturePath(SMALL_PICTURE_KEYS[0] ?? '', 320, 'avif'))
    for (const width of PICTURE_WIDTHS) {
      const file = path.join(folder, picturePath(SMALL_PICTURE_KEYS[0] ?? '', width))
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: width })
    }
  })
})

describe('the pictures of the demo market', () => {
  it('are as many as there are goods, stores and banners', () => {
    const { goods, customerPhotos, logos, banners } = planDemoPictures()
    expect(goods).toHaveLength(GOODS.length)
    expect(customerPhotos).toHaveLength(GOODS.length)
    expect(logos).toHaveLength(STORES.length)
    expect(banners).toHaveLength(BANNER_COUNT)
    const keys = [...goods.flat(), ...customerPhotos.flat(), ...logos, ...banners].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('pictures that are drawn later', () => {
  const uploads = () => path.join(folder, 'uploads')
  const drawn = () => readdirSync(uploads())
  /** All but a few are there already. */
  const leaveUndrawn = (...keys: string[]) => {
    mkdirSync(uploads(), { recursive: true })
    mkdirSync(path.join(folder, 'drawing'), { recursive: true })
    const { goods, customerPhotos, logos, banners } = planDemoPictures()
    for (const { key } of [...goods.flat(), ...customerPhotos.flat(), ...logos, ...banners])
      if (!keys.includes(key)) writeFileSync(path.join(uploads(), lastFileOf(key)), '')
  }

  it('come at once when they are asked for', async () => {
    const keys = ['demo-0000-0', 'demo-0000-1', 'demo-0001-0', 'demo-0001-1', 'demo-0002-0', 'demo-0593-0']
    leaveUndrawn(...keys)
    const drawing = await Drawing.open(folder)
    const asked = drawing.ask('demo-0593-0').then((isThere) => {
      expect(isThere).toBe(true)
      return drawn().filter((name) => keys.some((key) => name === lastFileOf(key)))
    })
    await drawing.run()
    // As many others as there are cores may have been begun before it, but not all of them.
    expect((await asked).length).toBeLessThan(keys.length)
    expect(keys.filter((key) => !drawn().includes(lastFileOf(key)))).toEqual([])
    expect(hasUndrawn(folder)).toBe(false)
  })

  it('go on where they stopped, over what a run that was killed left behind', async () => {
    leaveUndrawn('demo-0001-0', 'demo-0001-1')
    writeFileSync(path.join(folder, 'drawing', picturePath('demo-0001-0', 320)), 'half a picture')
    writeFileSync(path.join(uploads(), picturePath('demo-0001-0', 640)), 'moved before the end')
    const seen: number[] = []
    await (await Drawing.open(folder)).run((done, total) => void seen.push(total - done))
    expect(seen).toEqual([1, 0])
    for (const width of PICTURE_WIDTHS)
      expect(await sharp(path.join(uploads(), picturePath('demo-0001-0', width))).metadata()).toMatchObject({
        width,
        height: width,
      })
  })

  it('are reported as there or not when nothing is left to draw', async () => {
    leaveUndrawn()
    const drawing = await Drawing.open(folder)
    expect(await drawing.ask('demo-0001-0')).toBe(true)
    expect(await drawing.ask('demo-9999-0')).toBe(false)
    expect(await drawing.ask('../pasar')).toBe(false)
  })
})

describe('a seeded folder', () => {
  it('can be opened with the demo password', async () => {
    await makeSmall(folder, { now: NOW })
    const database = openDatabase(databaseFile())
    const login = await findLogin(database.read, SMALL.users.admin.email)
    expect(await checkPassword(login?.passwordHash ?? null, SMALL.password)).toBe(true)
    await database.close()
  })

  it('is never seeded again', async () => {
    await makeSmall(folder, { now: NOW })
    await expect(makeDemo(folder, { now: NOW })).rejects.toThrow('already a marketplace')
    await expect(makeSmall(folder, { now: NOW })).rejects.toThrow('already a marketplace')
  })

  it('takes a catalogue', async () => {
    await makeSmall(folder, { now: NOW })
    const seen: number[] = []
    await addCatalogue(folder, 40, { now: NOW, onProgress: ({ done }) => void seen.push(done) })
    expect(seen).toEqual([40])
  })
})

describe('a seed that is ended half way', () => {
  it('leaves no database behind, and can be started again', async () => {
    const fail = fillDatabase(folder, NOW, () => {
      throw new Error('ended')
    })
    await expect(fail).rejects.toThrow('ended')
    expect(existsSync(databaseFile())).toBe(false)
    await makeSmall(folder, { now: NOW })
    expect(readdirSync(folder).sort()).toEqual(['files', 'pasar.db', 'uploads'])
  })

  it('can be started again when it was killed while it wrote', async () => {
    writeFileSync(`${databaseFile()}.draft`, 'half a database')
    writeFileSync(`${databaseFile()}.draft-wal`, 'half a log')
    await makeSmall(folder, { now: NOW })
    expect(existsSync(databaseFile())).toBe(true)
  })

  it('fills a database that is there but empty', async () => {
    const { file, dispose } = await makeTestDatabase({ seed: 'empty' })
    await makeSmall(path.dirname(file), { now: NOW })
    const database = openDatabase(file)
    expect(hasMembers(database)).toBe(true)
    await database.close()
    await dispose()
  })
})

describe('the password every test uses', () => {
  it('is the one its ready-made hash was made of', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'small' })
    const login = await findLogin(database.read, SMALL.users.buyer.email)
    expect(await checkPassword(login?.passwordHash ?? null, SMALL.password)).toBe(true)
    await dispose()
  })
})
