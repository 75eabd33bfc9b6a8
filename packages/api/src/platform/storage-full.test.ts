import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setAvatar } from '../accounts/commands/profile'
import { buyer, refusalOf, useMarket } from '../testing/helpers'
import { writeWhole } from './storage-full'

const market = useMarket()

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-full-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A file for which there is no room: writing to it fails as on a full disk. */
const fill = (file: string) => symlinkSync('/dev/full', file)

describe('a file for which there is no room', () => {
  it('is refused in words, and nothing of it is left', async () => {
    const file = path.join(folder, 'a')
    fill(file)
    expect(await refusalOf(writeWhole(file, Buffer.from('x')))).toBe('STORAGE_FULL')
    expect(readdirSync(folder)).toEqual([])
    await writeWhole(file, Buffer.from('x'))
    expect(readFileSync(file, 'utf8')).toBe('x')
  })

  it('is not confused with a fault of ours', async () => {
    await expect(writeWhole(path.join(folder, 'none', 'a'), Buffer.from('x'))).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })

  it('keeps a profile picture from being changed, and the next one is taken', async () => {
    const { uploadsDir } = market.ctx
    const ctx = { ...market.ctx, randomBytes: (size: number) => new Uint8Array(size) }
    const key = `avatar-${'0'.repeat(32)}`
    const file = path.join(uploadsDir, `${key}-320.webp`)
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    fill(file)
    expect(await refusalOf(setAvatar(ctx, buyer, async () => picture))).toBe('STORAGE_FULL')
    expect(market.value('select avatar_key from users where id = ?', buyer.id)).toBe(null)
    expect(readdirSync(uploadsDir).filter((name) => name.startsWith(key))).toEqual([])
    await setAvatar(ctx, buyer, async () => picture)
    expect(market.value('select avatar_key from users where id = ?', buyer.id)).toBe(key)
  })
})
