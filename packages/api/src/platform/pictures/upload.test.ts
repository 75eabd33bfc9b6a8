import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refusalOf } from '../../testing/helpers'
import { AT_ONCE, MAY_WAIT, storeUpload } from './upload'

// Large pictures, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

let dir = ''
let uploads = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pasar-upload-'))
  uploads = join(dir, 'uploads')
  avif = await flat(7_200, 5_500).avif({ effort: 0, quality: 30 }).toBuffer()
}, 60_000)
afterAll(() => rm(dir, { recursive: true, force: true }))

const store = (source: Buffer, options?: Parameters<typeof storeUpload>[5]) =>
  storeUpload(source, 'whole', uploads, 'one', undefined, options)
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4080c0' } })

/** 39.6 megapixels, which most files of this size could be. */
let avif = Buffer.alloc(0)

/** The size of its header, over that of the pixels. */
function lieInAvif(source: Buffer, width: number, height: number): Buffer {
  const at = source.indexOf('ispe')
  const lying = Buffer.from(source)
  lying.writeUInt32BE(width, at + 8)
  lying.writeUInt32BE(height, at + 12)
  return lying
}

function lieInPng(source: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(source)
  lying.writeUInt32BE(width, 16)
  lying.writeUInt32BE(height, 20)
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29)
  return lying
}

/** Ten frames, or the brand of a file that has some. */
const makeFrames = (format: 'webp' | 'avif'): Promise<Buffer> =>
  format === 'webp'
    ? sharp(
        Buffer.alloc(64 * 640 * 3, 50).map((_, index) => index % 251),
        {
          raw: { width: 64, height: 640, channels: 3, pageHeight: 64 },
        },
      )
        .webp({ effort: 0, loop: 0, delay: Array<number>(10).fill(50) })
        .toBuffer()
    : flat(64, 64)
        .avif({ effort: 0 })
        .toBuffer()
        .then((bytes) => Buffer.concat([bytes.subarray(0, 8), Buffer.from('avis'), bytes.subarray(12)]))

async function makeAnimatedPng(): Promise<Buffer> {
  const png = await flat(64, 64).png().toBuffer()
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  const at = png.indexOf('IDAT') - 4
  return Buffer.concat([png.subarray(0, at), control, png.subarray(at)])
}

describe('an upload that takes much memory', () => {
  it('is refused by its header, with the limit of its kind', async () => {
    await expect(store(avif)).rejects.toMatchObject({
      code: 'PICTURE_TOO_LARGE_FOR_KIND',
      field: 'picture',
      details: { limit: 10 },
    })
    const interlaced = flat(8, 8).ensureAlpha().toColourspace('rgb16').png({ progressive: true })
    await expect(store(lieInPng(await interlaced.toBuffer(), 7_200, 5_500))).rejects.toMatchObject({
      details: { limit: 20 },
    })
    expect(await readdir(uploads)).toEqual([])
  })

  it('is taken when its kind shrinks as it is read', async () => {
    const progressive = flat(7_200, 5_500).jpeg({ progressive: true, chromaSubsampling: '4:2:0' })
    expect(await store(await progressive.toBuffer())).toMatchObject({ width: 960, height: 733 })
    const photo = flat(3_600, 2_700).avif({ effort: 0 })
    expect(await store(await photo.toBuffer())).toMatchObject({ width: 960, height: 720 })
  })

  it('is ended by the kernel when its header does not say', async () => {
    // A row of a picture so wide takes as much as a photo; in the server GLib would end all of it.
    expect(await refusalOf(store(await flat(1_000_000, 40).png().toBuffer()))).toBe('PICTURE_NOT_PROCESSED')
    expect(await refusalOf(store(lieInAvif(avif, 64, 48)))).toBe('PICTURE_NOT_PROCESSED')
    const small = await flat(64, 48).avif({ effort: 0 }).toBuffer()
    expect(await refusalOf(store(lieInAvif(small, 3_000, 3_000)))).toBe('PICTURE_UNREADABLE')
  })
})

describe('an upload that is no single picture', () => {
  it.each([
    ['an animated WebP', () => makeFrames('webp')],
    ['a sequence of AVIFs', () => makeFrames('avif')],
    ['an animated PNG', makeAnimatedPng],
  ])('is refused: %s', async (_what, make) => {
    expect(await refusalOf(store(await make()))).toBe('PICTURE_SEVERAL_FRAMES')
  })

  it('is damaged when it ends too early, whatever comes after it', async () => {
    // The same each time: behind a cut at a byte FF the text would begin a marker, which decoders only warn of.
    const pixels = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, at) => (at * at) % 251))
    const jpeg = await sharp(pixels, { raw: { width: 400, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer()
    const half = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from('PK\x03\x04<script>')])
    expect(await refusalOf(store(half))).toBe('PICTURE_UNREADABLE')
  })
})

describe('the process of a picture', () => {
  const makeEntry = async (name: string, code: string): Promise<string> => {
    const file = join(dir, `${name}.mjs`)
    await writeFile(file, code)
    return file
  }

  it('may crash, hang, answer nonsense or take all memory: the server goes on and nothing is left', async () => {
    const picture = await flat(8, 8).png().toBuffer()
    const half = `const { writeFileSync } = await import('node:fs')
      for (const name of ['one-320.webp', '.one-640.avif.part']) writeFileSync(process.argv[3] + '/' + name, 'half');`
    const crash = await makeEntry('crash', `${half} process.abort()`)
    const hang = await makeEntry('hang', `${half} setInterval(() => {}, 1000)`)
    const nonsense = await makeEntry('nonsense', `process.stdout.write('{"made":{}}')`)
    const hungry = await makeEntry(
      'hungry',
      `const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1)); // ends by itself`,
    )
    const warn = vi.fn()
    for (const [entry, ended] of [
      [crash, 'SIGABRT'],
      [hang, 'SIGKILL'],
      [nonsense, 'code 0'],
      [hungry, 'code 1'],
    ] as const) {
      const options = { entry, timeoutMs: entry === hang ? 400 : 20_000 }
      const sent = storeUpload(picture, 'whole', uploads, 'one', { warn }, options)
      expect(await refusalOf(sent)).toBe('PICTURE_NOT_PROCESSED')
      const [said] = warn.mock.lastCall ?? []
      expect(String(said.err)).toContain(ended)
    }
    expect(await readdir(uploads)).toEqual([])
    expect(await store(picture)).toMatchObject({ width: 8, height: 8 })
  })

  it('may be ended by anyone, which is no fault of the picture, and leaves no zombie', async () => {
    const file = join(dir, 'pid')
    const hang = await makeEntry(
      'stay',
      `(await import('node:fs')).writeFileSync(${JSON.stringify(file)}, String(process.pid))
       setInterval(() => {}, 1000)`,
    )
    const sent = refusalOf(store(await flat(8, 8).png().toBuffer(), { entry: hang }))
    const read = async (): Promise<number> => {
      const pid = Number(await readFile(file, 'utf8'))
      if (pid === 0) throw new Error('not written yet')
      return pid
    }
    const pid = await vi.waitFor(read, { timeout: 20_000 })
    process.kill(pid, 'SIGTERM')
    expect(await sent).toBe('PICTURES_BUSY')
    // One that nobody has waited for would still be there.
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('ends with the server, whatever the server died of', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const large = await sharp({
      create: { width: 3_000, height: 2_000, channels: 3, background: 'red', noise },
    })
      .jpeg()
      .toBuffer()
    const orphans = await mkdtemp(join(dir, 'orphan-'))
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        join(import.meta.dirname, 'process.ts'),
        'whole',
        orphans,
        'one',
        `${large.length}`,
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    // The kernel closes the pipes of a process that has died.
    child.stdin.end(large)
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
    expect((await readdir(orphans)).filter((name) => !name.endsWith('.part'))).toEqual([])
  })

  it('knows nothing of the server', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_secret')
    const echo = await makeEntry(
      'echo',
      `const { STRIPE_SECRET_KEY: key = 'none' } = process.env
       const made = { key, width: 1, height: 1, blur: '', hash: '' }
       process.stdout.write(JSON.stringify({ made, failedAvifs: [] }))`,
    )
    const picture = await flat(8, 8).png().toBuffer()
    expect(await store(picture, { entry: echo })).toMatchObject({ key: 'none' })
    vi.unstubAllEnvs()
  })
})

it('too many at once are refused for now, and the others are served', async () => {
  const entry = join(dir, 'quick.mjs')
  const answer = JSON.stringify({
    made: { key: 'one', width: 1, height: 1, blur: '', hash: '' },
    failedAvifs: [],
  })
  await writeFile(entry, `process.stdout.write(${JSON.stringify(answer)})`)
  const picture = await flat(8, 8).png().toBuffer()
  const sent = Array.from({ length: AT_ONCE + MAY_WAIT + 3 }, () => store(picture, { entry }))
  const given = await Promise.allSettled(sent)
  const refused = given.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(3)
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'PICTURES_BUSY', status: 503, field: 'picture' })
})
