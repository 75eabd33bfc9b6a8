// Memory, and the pages of others, while 24 members send the worst pictures at once:
// `npm run bench -- uploads [--only 'part of a name']`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { registerPlainly } from '../e2e/testing/plain-forms'
import { shoot } from './load'
import { prepareMarket } from './market'
import { emailOf } from './members'
import { counted } from './scene'
import { startServer } from './server'

const SENDERS = 24
const IDLE_SECONDS = 8
const PAGES_PER_SECOND = 20
const ITEMS = 1_000
const WORDS = ['kopi', 'batik', 'teh', 'lampu', 'kasut', 'beg', 'buku', 'mug']

const flat = (width: number, height: number) =>
  sharp({ limitInputPixels: false, create: { width, height, channels: 3, background: '#4080c0' } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })

/** What costs most: refused, ended by its limit of memory, let in with all the memory there is, large as a file. */
const FILES: Record<string, () => Sharp> = {
  // The same load without any picture to make.
  'GIF, which is refused unread': () => flat(8, 8).gif(),
  'AVIF of 39 megapixels, 1 kB': () => flat(7_200, 5_500).avif({ effort: 0, quality: 30 }),
  'PNG of 9,000,000 by 4 pixels': () => flat(9_000_000, 4).png(),
  'AVIF of 10 megapixels': () => flat(3_650, 2_735).avif({ effort: 0 }),
  'JPEG of 33 megapixels, progressive': () =>
    flat(6_600, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'AVIF of 10 megapixels, 7 MB': () => noise(3_650, 2_735).avif({ effort: 0, quality: 75 }),
}

const { values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-uploads-'))
await prepareMarket(dataDir, ITEMS)
const server = await startServer(dataDir, { cores: `0-${cpus().length - 1}` })
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, server.memoryOfAll())
}, 10)

/** No two searches are for the same, so none is kept. */
const nextSearch = counted((index) => ({
  url: `${server.url}/shop-now?q=${WORDS[index % WORDS.length]}&max=${10_000 + index}`,
}))
/** Pages that nobody has asked for before. */
const browse = (seconds: number, cookie: string, goesOn = () => false) =>
  shoot(
    { url: `${server.url}/`, headers: { cookie }, next: nextSearch, perSecond: PAGES_PER_SECOND, goesOn },
    4,
    seconds,
  )

const BOUNDARY = 'pasar-bench-boundary'
/** The form is put together once: what measures has other things to do while it is sent. */
const makeForm = (picture: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="picture"; filename="picture"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

/** @returns its status; 0 when the connection was closed without an answer */
function send(cookie: string, form: Buffer): Promise<number> {
  const headers = {
    cookie,
    origin: server.url,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': form.length,
  }
  return new Promise((resolve) => {
    const sent = request(`${server.url}/user-profile/avatar`, { method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', () => resolve(0))
    sent.end(form)
  })
}

const toMb = (bytes: number): number => Math.round(bytes / 1e6)
const results: object[] = []
try {
  const cookies: string[] = []
  for (let index = 0; index < SENDERS; index++)
    cookies.push(await registerPlainly(server.url, emailOf(index)))
  const visitor = await registerPlainly(server.url, emailOf(SENDERS))
  // The code of both is compiled before it is measured.
  const refused = makeForm(Buffer.from('GIF89a'))
  await Promise.all(cookies.map((cookie) => send(cookie, refused)))
  await browse(IDLE_SECONDS, visitor)
  for (const [name, make] of Object.entries(FILES)) {
    if (!name.includes(values.only ?? '')) continue
    const picture = await make().toBuffer()
    const form = makeForm(picture)
    const idle = await browse(IDLE_SECONDS, visitor)
    peak = 0
    const before = toMb(server.memoryOfAll())
    const began = performance.now()
    let isSending = true
    const sent = Promise.all(cookies.map((cookie) => send(cookie, form))).finally(() => {
      isSending = false
    })
    const shot = browse(IDLE_SECONDS, visitor, () => isSending)
    const statuses = await sent
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const under = await shot
    await wait(500)
    const counts = [...new Set(statuses)].map(
      (status) => `${statuses.filter((each) => each === status).length} × ${status}`,
    )
    const result = {
      file: name,
      bytes: picture.length,
      answers: counts.join(', '),
      seconds,
      beforeMb: before,
      peakMb: toMb(peak),
      afterMb: toMb(server.memoryOfAll()),
      p99Idle: idle.p99,
      p99: under.p99,
      failures: under.failures,
    }
    results.push(result)
    console.log(
      `${name}: ${result.answers} in ${seconds} s; memory ${before} MB, peak ${result.peakMb} MB, then ${result.afterMb} MB; p99 ${result.p99Idle} ms idle, ${result.p99} ms meanwhile, ${result.failures} failed`,
    )
  }
} finally {
  clearInterval(watch)
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] }
writeFileSync(
  path.join(import.meta.dirname, 'results', 'uploads.json'),
  `${JSON.stringify({ senders: SENDERS, machine, results }, null, 2)}\n`,
)
