import { cpus } from 'node:os'
import { beginSession, SMALL } from '@pasar/api/testing'
import sharp from 'sharp'
import { registerPlainly } from '../../e2e/testing/plain-forms'
import { emailOf } from '../members'
import { type BenchServer, startServer } from '../server'

export interface ServerMeasured {
  exports: {
    file: string
    lines: number
    megabytes: number
    seconds: number
    coreMs: number
    peakMb: number
    /** The longest that somebody else waited for an answer meanwhile. */
    longestWaitMs: number
  }[]
  pictures: { bytes: number; kept: number; seconds: number; peakMb: number } | null
  idleMb: number
}

const PICTURES = 8
/** Not quite the 8 MiB that a picture may have. */
const PICTURE_BYTES = 8_000_000
const toMb = (bytes: number): number => Math.round(bytes / 1e6)

/** The most memory of the server and its processes while something is done. */
async function watchPeak<T>(
  server: BenchServer,
  work: () => Promise<T>,
): Promise<{ result: T; peakMb: number }> {
  let peak = server.memoryOfAll()
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memoryOfAll())
  }, 10)
  try {
    return { result: await work(), peakMb: toMb(peak) }
  } finally {
    clearInterval(watch)
  }
}

/** Asks for something small again and again while a work is done. */
async function watchOthers<T>(
  server: BenchServer,
  work: () => Promise<T>,
): Promise<{ result: T; longestWaitMs: number }> {
  let [isOver, longestWaitMs] = [false, 0]
  const ask = async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${server.url}/healthz`)).arrayBuffer()
      longestWaitMs = Math.max(longestWaitMs, Math.round(performance.now() - began))
    }
  }
  const asking = ask()
  try {
    const result = await work()
    return { result, longestWaitMs }
  } finally {
    isOver = true
    await asking
  }
}

/** Reads an answer piece by piece, as a browser that saves it. */
async function download(url: string, cookie: string): Promise<{ bytes: number; lines: number }> {
  const answer = await fetch(url, { headers: { cookie } })
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  const reader = answer.body.getReader()
  let [bytes, lines] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { bytes, lines }
    bytes += value.length
    for (const byte of value) if (byte === 10) lines += 1
  }
}

/** Noise, so that it is as large as a file as it may be. */
async function makePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const [width, height] = [3_000, 2_250]
  for (let quality = 96; quality > 40; quality -= 2) {
    const picture = await sharp({ create: { width, height, channels: 3, background: 'black', noise } })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (picture.length <= PICTURE_BYTES) return picture
  }
  throw new Error('no quality makes the picture small enough')
}

/** @returns whether it was kept */
async function sendPicture(server: BenchServer, cookie: string, picture: Buffer): Promise<boolean> {
  const form = new FormData()
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'large.jpg')
  const headers = { cookie, origin: server.url }
  const answer = await fetch(`${server.url}/user-profile/avatar`, {
    method: 'POST',
    headers,
    body: form,
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  return answer.status === 302
}

/** What the CSV exports of a large seller and eight pictures at once take of the built server. */
export async function measureServer(dataDir: string, only: string): Promise<ServerMeasured> {
  const cookie = await beginSession(dataDir, SMALL.users.seller.id)
  const server = await startServer(dataDir, { cores: `0-${cpus().length - 1}` })
  const measured: ServerMeasured = { exports: [], pictures: null, idleMb: toMb(server.memoryOfAll()) }
  try {
    const feed = `/store/${SMALL.items.kopi.store.slug}/feed`
    for (const file of ['/orders/seller.csv?state=all', '/my-products.csv', `${feed}.xml`, `${feed}.csv`]) {
      if (!`export ${file}`.includes(only)) continue
      const [cpu, began] = [server.cpu(), performance.now()]
      const { result: watched, peakMb } = await watchPeak(server, () =>
        watchOthers(server, () => download(`${server.url}${file}`, cookie)),
      )
      const seconds = Math.round((performance.now() - began) / 100) / 10
      const { result, longestWaitMs } = watched
      const { lines, bytes } = result
      const coreMs = server.cpu() - cpu
      const one = { file, lines, megabytes: toMb(bytes), seconds, coreMs, peakMb, longestWaitMs }
      measured.exports.push(one)
      console.log(
        `${file}: ${lines} lines, ${one.megabytes} MB in ${seconds} s (${coreMs} ms of the core), peak ${peakMb} MB, others waited ${longestWaitMs} ms at most`,
      )
    }
    if ('pictures'.includes(only)) {
      const picture = await makePicture()
      // A member sends one form at a time, and a form brings 32 MB at most: so many members send one picture each.
      const senders: string[] = []
      for (let at = 0; at < PICTURES; at++) senders.push(await registerPlainly(server.url, emailOf(at)))
      const began = performance.now()
      const { result: sent, peakMb } = await watchPeak(server, () =>
        Promise.all(senders.map((sender) => sendPicture(server, sender, picture))),
      )
      const kept = sent.filter(Boolean).length
      const seconds = Math.round((performance.now() - began) / 100) / 10
      measured.pictures = { bytes: picture.length, kept, seconds, peakMb }
      console.log(
        `${PICTURES} pictures of ${(picture.length / 1e6).toFixed(1)} MB at once: ${kept} kept in ${seconds} s, peak ${peakMb} MB (${measured.idleMb} MB before all)`,
      )
    }
  } finally {
    await server.stop()
  }
  return measured
}
