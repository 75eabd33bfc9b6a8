import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { useMarket } from '../../testing/helpers'
import { addMissingAvifs } from './complete'
import { composePicture } from './compose'
import { storePicture } from './store'

const market = useMarket()
const uploads = (): string => market.ctx.uploadsDir
const avifs = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.avif'))
    .sort()

/** A picture as it lay here before there were AVIFs. */
async function putOld(dir: string, key: string): Promise<void> {
  await storePicture(await composePicture({ emoji: '1f375', view: 0, seed: 1 }), dir, key)
  for (const name of avifs(dir)) if (name.startsWith(`${key}-`)) rmSync(path.join(dir, name))
}

beforeEach(() => mkdirSync(market.ctx.claimsDir, { recursive: true }))

it('makes what old pictures have not got, once, and touches nothing else', async () => {
  await putOld(uploads(), 'item-1')
  await putOld(market.ctx.claimsDir, 'claim-1')
  const before = readFileSync(path.join(uploads(), 'item-1-640.webp'))
  writeFileSync(path.join(uploads(), 'notes.webp'), 'no picture of ours')
  // A run was ended here.
  writeFileSync(path.join(uploads(), '.item-1-320.avif.part'), 'half')
  expect(await addMissingAvifs(market.ctx)).toEqual({ made: 6, larger: 0, failed: 0 })
  expect(readdirSync(uploads()).sort()).toEqual(
    ['item-1-320', 'item-1-640', 'item-1-960']
      .flatMap((name) => [`${name}.avif`, `${name}.webp`])
      .concat('notes.webp'),
  )
  expect(avifs(market.ctx.claimsDir)).toHaveLength(3)
  for (const width of [320, 640, 960]) {
    const file = readFileSync(path.join(uploads(), `item-1-${width}.avif`))
    expect(await sharp(file).metadata()).toMatchObject({ mediaType: 'image/avif', width, height: width })
  }
  expect(readFileSync(path.join(uploads(), 'item-1-640.webp')).equals(before)).toBe(true)
  expect(await addMissingAvifs(market.ctx)).toEqual({ made: 0, larger: 0, failed: 0 })
})

it('leaves those whose AVIF would be larger, and goes on after one that is broken', async () => {
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  await storePicture(await dot.png().toBuffer(), uploads(), 'dot')
  writeFileSync(path.join(uploads(), 'broken-320.webp'), 'x')
  await putOld(uploads(), 'item-1')
  const warn = vi.spyOn(market.ctx.log, 'warn').mockReturnValue(undefined)
  expect(await addMissingAvifs(market.ctx)).toEqual({ made: 3, larger: 3, failed: 1 })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(avifs(uploads())).toHaveLength(3)
})
