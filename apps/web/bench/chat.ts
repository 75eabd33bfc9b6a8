// Messages per second that are written and delivered, and what opening a conversation costs by its length:
//   npm run bench -- chat --rate 1000 --seconds 10 --sockets 500
// The server has the first core; those who write and listen have the other one.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeSmallMarket } from '@pasar/api/testing'
import { io, type Socket } from 'socket.io-client'
import { Pool } from 'undici'
import { addChats, type ChatMarket } from './chat-rows'
import { chatHeaders, compareBuilds } from './chat-turns'
import { type BenchServer, startServer } from './server'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '15' },
    profile: { type: 'string' },
    against: { type: 'string', multiple: true, default: [] },
    messages: { type: 'string', default: '1000' },
  },
})
const [rate, seconds, sockets, rounds] = [values.rate, values.seconds, values.sockets, values.rounds].map(
  Number,
)
if (!(Number(rate) >= 1 && Number(seconds) >= 1 && Number(sockets) >= 5 && Number(rounds) >= 1)) {
  console.error(
    'Usage: npm run bench -- chat [--rate 1000] [--seconds 10] [--sockets 500] [--rounds 15] [--profile FOLDER] [--against CHECKOUT]',
  )
  process.exit(1)
}

/** A member may have so many connections. */
const SOCKETS_EACH = 5
const CONNECTIONS = 32
const WARM_UP_SECONDS = 3
const TICK_MS = 5
const LENGTHS = [100, 10_000] as const
const OPENED_AT_ONCE = 40

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const write = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${(sorted.at(-1) ?? 0).toFixed(1)} ms`
}

/** Opens a member's sockets, each in their room. */
async function listen(
  url: string,
  { id, cookie }: ChatMarket['buyers'][number],
  onMessage: (content: string) => void,
): Promise<Socket[]> {
  const opened = Array.from({ length: SOCKETS_EACH }, () =>
    io(url, {
      auth: { userId: id },
      extraHeaders: { cookie, origin: url },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    }),
  )
  await Promise.all(
    opened.map(async (socket) => {
      socket.on('messageApproved', ({ content }: { content: string }) => onMessage(content))
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      await socket.emitWithAck('joinRoom', id)
    }),
  )
  return opened
}

interface Sent {
  answered: number[]
  delivered: number[]
  failures: number
  wanted: number
  perSecond: number
  coreMs: number
}

/** Writes at a fixed rate, whether the answers come or not, and waits until everything has been delivered. */
async function send(
  server: BenchServer,
  { sellerCookie, buyers }: ChatMarket,
  { from, duration }: { from: number; duration: number },
  deliveries: Map<string, (at: number) => void>,
): Promise<Sent> {
  const pool = new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 })
  const headers = chatHeaders(sellerCookie)
  const [answered, delivered]: [number[], number[]] = [[], []]
  let failures = 0
  const wanted = Math.floor(Number(rate) * duration)
  const sendOne = async (index: number): Promise<void> => {
    const { conversationId } = buyers[index % buyers.length] ?? {}
    const content = `Your parcel is packed, note ${index}`
    const began = performance.now()
    deliveries.set(content, (at) => void delivered.push(at - began))
    try {
      const answer = await pool.request({
        method: 'POST',
        path: `/api/conversations/${conversationId}/messages`,
        headers,
        body: JSON.stringify({ content, key: `bench-key-${index}` }),
      })
      const text = await answer.body.text()
      if (answer.statusCode === 201 && text.includes('"delivered"')) answered.push(performance.now() - began)
      else if (failures++ === 0) console.error(answer.statusCode, text.slice(0, 200))
    } catch (error) {
      if (failures++ === 0) console.error(error)
    }
  }
  const cpu = server.cpu()
  const began = performance.now()
  const work: Promise<void>[] = []
  while (work.length < wanted) {
    const due = Math.min(wanted, Math.floor(((performance.now() - began) / 1_000) * Number(rate)))
    while (work.length < due) work.push(sendOne(from + work.length))
    await wait(TICK_MS)
  }
  await Promise.all(work)
  const took = (performance.now() - began) / 1_000
  const coreMs = (server.cpu() - cpu) / wanted
  for (let tries = 0; delivered.length < answered.length * SOCKETS_EACH && tries < 200; tries++)
    await wait(25)
  await pool.close()
  return { answered, delivered, failures, wanted, perSecond: answered.length / took, coreMs }
}

/** Milliseconds of the core for the page of each conversation, in turns. */
async function open(server: BenchServer, { sellerCookie, opened }: ChatMarket): Promise<void> {
  const costs = new Map<number, number[]>(LENGTHS.map((length) => [length, []]))
  const ask = async (id: string): Promise<void> => {
    const answer = await fetch(`${server.url}/chat/${id}`, { headers: { cookie: sellerCookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`/chat/${id}: ${answer.status}`)
  }
  for (let round = -3; round < Number(rounds); round++)
    for (const [length, id] of opened) {
      const before = server.exactCpu()
      for (let count = 0; count < OPENED_AT_ONCE; count++) await ask(id)
      if (round >= 0) costs.get(length)?.push((server.exactCpu() - before) / OPENED_AT_ONCE)
    }
  for (const [length, all] of costs) {
    const sorted = [...all].sort((a, b) => a - b)
    console.log(
      `opening a conversation of ${length} messages: ${quantile(sorted, 0.5).toFixed(2)} ms of the core (least ${(sorted[0] ?? 0).toFixed(2)})`,
    )
  }
}

/** Opens the sockets of all who listen. */
async function listenAll(url: string, { buyers }: ChatMarket, onMessage: (content: string) => void) {
  const listening: Socket[] = []
  for (const buyer of buyers) listening.push(...(await listen(url, buyer, onMessage)))
  return listening
}

async function measure(dataDir: string, market: ChatMarket): Promise<void> {
  const server = await startServer(dataDir, { profile: values.profile })
  try {
    const deliveries = new Map<string, (at: number) => void>()
    const listening = await listenAll(server.url, market, (content) =>
      deliveries.get(content)?.(performance.now()),
    )
    await send(server, market, { from: 0, duration: WARM_UP_SECONDS }, deliveries)
    const from = Number(rate) * WARM_UP_SECONDS
    const sent = await send(server, market, { from, duration: Number(seconds) }, deliveries)
    const { answered, delivered, failures, wanted } = sent
    console.log(
      `${wanted} messages at ${rate}/s to ${listening.length} sockets: ${sent.perSecond.toFixed(0)}/s written, ${sent.coreMs.toFixed(2)} ms of the core each, ${failures} failed`,
    )
    console.log(`answer: ${write(answered)}`)
    console.log(`longest wait for the event loop: ${await server.longestWait(Number(seconds))} ms`)
    console.log(
      `delivery: ${write(delivered)}; ${delivered.length} of ${answered.length * SOCKETS_EACH} came`,
    )
    console.log(`memory: ${(server.memory() / 1e6).toFixed(0)} MB`)
    for (const socket of listening) socket.disconnect()
    await open(server, market)
  } finally {
    await server.stop()
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-chat-'))
try {
  const dataDir = path.join(folder, 'market')
  await makeSmallMarket(dataDir)
  const market = await addChats(dataDir, Math.ceil(Number(sockets) / SOCKETS_EACH), LENGTHS)
  const loadBefore = loadavg()[0]
  if (values.against.length === 0) await measure(dataDir, market)
  else {
    const options = { rounds: Number(rounds), messages: Number(values.messages), profile: values.profile }
    await compareBuilds(dataDir, market, values.against, options, (url) => listenAll(url, market, () => {}))
  }
  console.log(`load before ${loadBefore?.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
