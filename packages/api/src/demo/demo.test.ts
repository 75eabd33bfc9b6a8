import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findLogin, openDatabase } from '@pasar/db'
import { BANNER_COUNT, hasMembers, SMALL, SMALL_PICTURE_KEYS } from '@pasar/db/seed'
import { makeTestDatabase } from '@pasar/db/testing'
import { PICTURE_WIDTHS } from '@pasar/domain'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkPassword } from '../accounts/internal/passwords'
import { picturePath } from '../platform/pictures'
import { addCatalogue, makeDemo, makeSmall, makeSmallPictures } from '.'
import { makeBannerPictures } from './banner-pictures'
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

describe('pictures of the banners', () => {
  it('are as many as there are banners', async () => {
    expect(await makeBannerPictures(folder)).toHaveLength(BANNER_COUNT)
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
