// What a page costs that is not cached, in milliseconds of the server's core; several builds in turns:
// `npm run bench -- pages --against ../other-checkout`.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'undici'
import { type ColdPage, makeColdPages } from './cold-pages'
import { prepareMarket } from './market'
import { type BenchServer, startServer } from './server'
import { warmUpInTurns } from './warm-up'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    against: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    // V8 compiles what is asked for often: so many of each page before the first is measured. A market is warm some
    // minutes after its start; with 150 a fifth of what is measured is the compiler.
    'warm-up': { type: 'string', default: '3000' },
    out: { type: 'string' },
  },
})
const [items, rounds, requests, warmUp] = [
  values.items,
  values.rounds,
  values.requests,
  values['warm-up'],
].map(Number)
if (!(Number(items) >= 100 && Number(rounds) >= 1 && Number(requests) >= 10)) {
  console.error(
    'Usage: npm run bench -- pages [--items 10000] [--rounds 5] [--requests 60] [--only page] [--warm-up 3000] [--against checkout]',
  )
  process.exit(1)
}

const AT_ONCE = 4

interface Build {
  name: string
  server: BenchServer
  client: Client[]
}

interface Measured {
  page: string
  build: string
  /** Milliseconds of the core per page: the median of the blocks, and the best one. */
  cpuMs: number
  bestMs: number
  /** Bytes of an answer as it is sent. */
  bytes: number
}

/** @returns the bytes of the answer */
const ask = async (client: Client, pathname: string, headers: Record<string, string>): Promise<number> => {
  const { statusCode, body } = await client.request({ method: 'GET', path: pathname, headers })
  let bytes = 0
  for await (const chunk of body) bytes += (chunk as Buffer).length
  if (statusCode !== 200) throw new Error(`${pathname}: ${statusCode}`)
  return bytes
}

async function askMany({ client }: Build, page: ColdPage, first: number, count: number): Promise<number> {
  let index = first
  let bytes = 0
  const askOn = async (own: Client) => {
    while (index < first + count) {
      const mine = index++
      // Not `bytes += await …`: the others add to it meanwhile.
      const answered = await ask(own, page.pathOf(mine), page.headersOf(mine))
      bytes += answered
    }
  }
  await Promise.all(client.map(askOn))
  return bytes / count
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const round = (number: number): number => Math.round(number * 100) / 100

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-pages-'))
const ROOT = path.resolve(import.meta.dirname, '..')
const builds: Build[] = []
const results: Measured[] = []
try {
  const first = path.join(folder, 'first')
  const market = await prepareMarket(first, Number(items))
  const seeding = await startServer(first)
  const all = await makeColdPages(seeding.url, first, market)
  await seeding.stop()
  const pages = all.filter(({ name }) => name.includes(values.only))
  for (const root of [...values.against.map((checkout) => path.resolve(checkout, 'apps/web')), ROOT]) {
    const own = path.join(folder, `build-${builds.length}`)
    cpSync(first, own, { recursive: true })
    const server = await startServer(own, { root, profile: values.profile })
    const client = Array.from({ length: AT_ONCE }, () => new Client(server.url))
    builds.push({
      name: root === ROOT ? 'this' : path.basename(path.dirname(path.dirname(root))),
      server,
      client,
    })
  }
  const warmUpOf = ({ name, addresses }: ColdPage): number => {
    const left = addresses - Number(rounds) * Number(requests)
    if (left < 10) throw new Error(`${name}: ${addresses} addresses are too few for so many rounds`)
    return Math.min(Number(warmUp), left)
  }
  for (const page of pages)
    await warmUpInTurns(builds, warmUpOf(page), (build, first, count) => askMany(build, page, first, count))
  for (const page of pages) {
    let next = warmUpOf(page)
    const blocks = builds.map((): { cpuMs: number; bytes: number }[] => [])
    for (let turn = 0; turn < Number(rounds); turn++) {
      for (const [at, build] of builds.entries()) {
        const before = build.server.exactCpu()
        const bytes = await askMany(build, page, next, Number(requests))
        blocks[at]?.push({ cpuMs: (build.server.exactCpu() - before) / Number(requests), bytes })
      }
      next += Number(requests)
    }
    for (const [at, { name }] of builds.entries()) {
      const own = blocks[at] ?? []
      const cpus = own.map(({ cpuMs }) => cpuMs)
      results.push({
        page: page.name,
        build: name,
        cpuMs: round(median(cpus)),
        bestMs: round(Math.min(...cpus)),
        bytes: Math.round(median(own.map(({ bytes }) => bytes))),
      })
    }
    const line = results
      .slice(-builds.length)
      .map(({ build, cpuMs, bestMs, bytes }) =>
        `${build} ${cpuMs.toFixed(2)} (${bestMs.toFixed(2)}) ms, ${(bytes / 1_000).toFixed(1)} kB`.padEnd(44),
      )
    console.log(page.name.padEnd(16), ...line)
  }
  for (const { name, server } of builds)
    console.log(`${name}: memory ${Math.round(server.memory() / 1e6)} MB`)
} finally {
  for (const { client, server } of builds) {
    for (const each of client) await each.close()
    await server.stop()
  }
  rmSync(folder, { recursive: true, force: true })
}

const out = values.out ?? path.join(import.meta.dirname, 'results', 'pages.json')
writeFileSync(out, `${JSON.stringify({ items, rounds, requests, results }, null, 2)}\n`)
