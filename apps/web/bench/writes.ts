// What a write costs in milliseconds of the server's core; several builds in turns:
// `npm run bench -- writes --against ../other-checkout`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'undici'
import { prepareMarket } from './market'
import type { Scene } from './scene'
import { makeScenes } from './scenes'
import { type BenchServer, startServer } from './server'
import { warmUpInTurns } from './warm-up'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    against: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    'warm-up': { type: 'string', default: '1500' },
  },
})
const [rounds, requests, warmUp] = [values.rounds, values.requests, values['warm-up']].map(Number)
if (!(Number(rounds) >= 1 && Number(requests) >= 10)) {
  console.error(
    'Usage: npm run bench -- writes [--rounds 7] [--requests 300] [--only scene] [--against checkout]',
  )
  process.exit(1)
}

const ITEMS = 1_000
const AT_ONCE = 16
const WRITES = ['cart.add', 'POST /api/cart', 'place order', 'pay']
const ROOT = path.resolve(import.meta.dirname, '..')

interface Build {
  name: string
  server: BenchServer
  clients: Client[]
}

async function ask(client: Client, scene: Scene): Promise<void> {
  const { url, method, headers, body } = scene
  const { pathname, search } = new URL(url)
  const answer = await client.request({
    method: method ?? 'GET',
    path: pathname + search,
    headers: { 'accept-encoding': 'gzip', ...headers },
    body: body ?? null,
  })
  await answer.body.dump()
  if (answer.statusCode >= 400) throw new Error(`${scene.name}: ${answer.statusCode}`)
}

/** The same requests to each build. */
async function askAll({ clients }: Build, asked: readonly Scene[]): Promise<void> {
  let index = 0
  const askOn = async (client: Client) => {
    for (let scene = asked[index++]; scene; scene = asked[index++]) await ask(client, scene)
  }
  await Promise.all(clients.map(askOn))
}

const QUIET_MS = 150
/** Of two ticks of the clock that counts. */
const QUIET_CPU_MS = 20

/** What follows a write, such as its mail, belongs to its cost. */
async function untilQuiet({ server }: Build): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; server.cpu() - before >= QUIET_CPU_MS; ) {
    before = server.cpu()
    await wait(QUIET_MS)
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-writes-'))
const builds: Build[] = []
try {
  const first = path.join(folder, 'first')
  const market = await prepareMarket(first, ITEMS)
  const seeding = await startServer(first)
  const payments = 'pay'.includes(values.only) ? Number(warmUp) + Number(rounds) * Number(requests) : 0
  const all = await makeScenes(seeding.url, first, market, payments)
  await seeding.stop()
  const scenes = all.filter(
    ({ name }) => WRITES.some((write) => name.startsWith(write)) && name.includes(values.only),
  )
  for (const root of [...values.against.map((checkout) => path.resolve(checkout, 'apps/web')), ROOT]) {
    const own = path.join(folder, `build-${builds.length}`)
    cpSync(first, own, { recursive: true })
    const server = await startServer(own, { root, profile: values.profile })
    const clients = Array.from({ length: AT_ONCE }, () => new Client(server.url))
    const name = root === ROOT ? 'this' : path.basename(path.dirname(path.dirname(root)))
    builds.push({ name, server, clients })
  }
  for (const scene of scenes) {
    const take = (count: number) => Array.from({ length: count }, () => ({ ...scene, ...scene.next?.() }))
    const warming = take(Number(warmUp))
    await warmUpInTurns(builds, warming.length, (build, first, count) =>
      askAll(build, warming.slice(first, first + count)),
    )
    // Mails of the warming up make way for requests, and would come into the first block.
    for (const build of builds) await untilQuiet(build)
    const blocks = builds.map((): number[] => [])
    for (let turn = 0; turn < Number(rounds); turn++) {
      const asked = take(Number(requests))
      for (const [at, build] of builds.entries()) {
        const before = build.server.cpu()
        await askAll(build, asked)
        await untilQuiet(build)
        blocks[at]?.push((build.server.cpu() - before) / asked.length)
      }
    }
    const given = builds.map(({ name }, at) => {
      const own = blocks[at] ?? []
      return `${name} ${median(own).toFixed(2)} (${Math.min(...own).toFixed(2)}) ms`.padEnd(30)
    })
    console.log(scene.name.padEnd(24), ...given)
  }
} finally {
  for (const { clients, server } of builds) {
    for (const client of clients) await client.close()
    await server.stop()
  }
  rmSync(folder, { recursive: true, force: true })
}
