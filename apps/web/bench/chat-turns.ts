// What a message costs two or more builds, in turns: `npm run bench -- chat --against ../other-checkout`.
import { cpSync } from 'node:fs'
import path from 'node:path'
import { Pool } from 'undici'
import type { ChatMarket } from './chat-rows'
import { type BenchServer, startServer } from './server'
import { warmUpInTurns } from './warm-up'

const ROOT = path.resolve(import.meta.dirname, '..')
const CONNECTIONS = 32
const WARM_UP = 2_000

/** What a member's browser sends with a message. */
export const chatHeaders = (cookie: string): Record<string, string> => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
  cookie,
})

interface Build {
  name: string
  server: BenchServer
  pool: Pool
  sent: number
}

/** So many messages, each connection sending its next one when the last was answered. */
async function sendBlock(build: Build, { sellerCookie, buyers }: ChatMarket, count: number): Promise<void> {
  const headers = chatHeaders(sellerCookie)
  const end = build.sent + count
  const sendOn = async (): Promise<void> => {
    while (build.sent < end) {
      const index = build.sent++
      const answer = await build.pool.request({
        method: 'POST',
        path: `/api/conversations/${buyers[index % buyers.length]?.conversationId}/messages`,
        headers,
        body: JSON.stringify({ content: `Your parcel is packed, note ${index}`, key: `turn-key-${index}` }),
      })
      const text = await answer.body.text()
      if (answer.statusCode !== 201 || !text.includes('"delivered"'))
        throw new Error(`${build.name}: ${answer.statusCode} ${text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendOn))
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

/**
 * Compares builds by milliseconds of the core for a message, while sockets listen to each.
 * @param dataDir is copied for each, beside it
 * @param listen opens the sockets of all who listen; resolves once each is in its room
 */
export async function compareBuilds(
  dataDir: string,
  market: ChatMarket,
  against: readonly string[],
  { rounds, messages, profile }: { rounds: number; messages: number; profile: string | undefined },
  listen: (url: string) => Promise<{ disconnect(): void }[]>,
): Promise<void> {
  const builds: Build[] = []
  const sockets: { disconnect(): void }[] = []
  try {
    for (const root of [...against.map((checkout) => path.resolve(checkout, 'apps/web')), ROOT]) {
      const own = `${dataDir}-${builds.length}`
      cpSync(dataDir, own, { recursive: true })
      const server = await startServer(own, { root, profile })
      const name = root === ROOT ? 'this' : path.basename(path.dirname(path.dirname(root)))
      builds.push({
        name,
        server,
        pool: new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 }),
        sent: 0,
      })
      sockets.push(...(await listen(server.url)))
    }
    await warmUpInTurns(builds, WARM_UP, (build, _first, count) => sendBlock(build, market, count))
    const blocks = builds.map((): number[] => [])
    for (let turn = 0; turn < rounds; turn++)
      for (const [at, build] of builds.entries()) {
        const before = build.server.exactCpu()
        await sendBlock(build, market, messages)
        blocks[at]?.push((build.server.exactCpu() - before) / messages)
      }
    for (const [at, { name, server }] of builds.entries()) {
      const sorted = (blocks[at] ?? []).sort((a, b) => a - b)
      console.log(
        `${name.padEnd(16)} ${median(sorted).toFixed(3)} (${(sorted[0] ?? 0).toFixed(3)}) ms of the core for a message, ${(server.memory() / 1e6).toFixed(0)} MB`,
      )
    }
  } finally {
    for (const socket of sockets) socket.disconnect()
    for (const { pool, server } of builds) {
      await pool.close()
      await server.stop()
    }
  }
}
