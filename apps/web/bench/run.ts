// Measures the built server on one core, the load on another: `npm run bench -- --items 10000`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type LoginsMeasured, measureLogins } from './accounts/logins'
import { measureLimit, shoot } from './load'
import { openMarket, prepareMarket } from './market'
import { countRenders } from './plain-render'
import type { Scene } from './scene'
import { makeScenes } from './scenes'
import { startServer } from './server'

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
    data: { type: 'string' },
    out: { type: 'string' },
  },
})
const items = Number(values.items)
const seconds = Number(values.seconds)
if (!Number.isSafeInteger(items) || items < 100 || !(seconds >= 1)) {
  console.error(
    'Usage: npm run bench -- [--items 1000] [--seconds 5] [--only scene] [--data folder] [--out file.json]',
  )
  process.exit(1)
}

/** V8 compiles what is asked for often on the same core: before it is done, writes look twice as slow. */
const WARM_UP_SECONDS = 4
/** More than the server can do. */
const PAYMENTS_PER_SECOND = 250

export interface Measured {
  scene: string
  perSecond: number
  p50: number
  p99: number
  p50Alone: number
  p99Alone: number
  /** Milliseconds of the server's core per request: unlike requests/s it hardly depends on who else uses the machine. */
  cpuMs: number
  /** The longest that work waited for the event loop meanwhile, in milliseconds. */
  loopMs: number
  statements: number | null
  bytes: number
  failures: number
  /** Requests/s of bare node:http with the same bytes, where it makes sense. */
  limit: number | null
  /** Renders/s of the same markup by plain renderToString, where it makes sense. */
  plainRenders: number | null
}

interface Probed {
  statements: number | null
  bytes: number
  html: string
}

const probe = async (scene: Scene): Promise<Probed> => {
  const ask = () => {
    const { url, method, headers, body } = { ...scene, ...scene.next?.() }
    return fetch(url, {
      method: method ?? 'GET',
      headers: { 'accept-encoding': 'gzip', ...headers },
      body: body ?? null,
      redirect: 'manual',
    })
  }
  // The second answer: the first one of a cached page is still being made.
  if (!scene.method) await (await ask()).arrayBuffer()
  const answer = await ask()
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status >= 400)
    throw new Error(`${scene.name}: ${answer.status} ${body.toString().slice(0, 300)}`)
  const statements = /desc="(\d+) queries"/.exec(answer.headers.get('server-timing') ?? '')?.[1]
  return {
    statements: statements === undefined ? null : Number(statements),
    bytes: Number(answer.headers.get('content-length') ?? 0) || body.length,
    html: body.toString(),
  }
}

async function measure(scene: Scene, { statements, bytes, html }: Probed): Promise<Measured> {
  await shoot(scene, 16, WARM_UP_SECONDS)
  const alone = await shoot(scene, 1, Math.max(1, seconds / 2))
  const cpuBefore = server.cpu()
  const many = await shoot(scene, 16, seconds)
  const cpuMs = (server.cpu() - cpuBefore) / Math.max(1, many.answers)
  const loopMs = await server.longestWait(seconds)
  return {
    scene: scene.name,
    perSecond: Math.round(many.perSecond),
    p50: many.p50,
    p99: many.p99,
    p50Alone: alone.p50,
    p99Alone: alone.p99,
    cpuMs: Math.round(cpuMs * 1_000) / 1_000,
    loopMs,
    statements,
    bytes,
    failures: many.failures,
    limit: scene.withLimit ? Math.round(await measureLimit(bytes)) : null,
    plainRenders: scene.withPlainRender ? Math.round(countRenders(html)) : null,
  }
}

const dataDir = values.data ?? mkdtempSync(path.join(tmpdir(), 'pasar-bench-'))
const market =
  values.data === undefined ? await prepareMarket(dataDir, items) : await openMarket(dataDir, items)
/** Scenes and what a look at each finds: not timed, as counting statements takes time. They hold the server's address. */
async function probeScenes(): Promise<{ port: number; probes: [Scene, Probed][] }> {
  const counting = await startServer(dataDir, { countsStatements: true })
  try {
    const probed: [Scene, Probed][] = []
    for (const scene of await makeScenes(
      counting.url,
      dataDir,
      market,
      Math.ceil((WARM_UP_SECONDS + 2 * seconds) * PAYMENTS_PER_SECOND),
    ))
      if (scene.name.includes(values.only ?? '')) probed.push([scene, await probe(scene)])
    return { port: counting.port, probes: probed }
  } finally {
    await counting.stop()
  }
}

const { port, probes } = await probeScenes()
const server = await startServer(dataDir, { port })
const results: Measured[] = []
let logins: LoginsMeasured | null = null
const loadBefore = loadavg()[0]
let memoryMb = 0
try {
  for (const [scene, probed] of probes) {
    const measured = await measure(scene, probed)
    results.push(measured)
    console.log(
      [
        measured.scene.padEnd(34),
        `${measured.perSecond}/s`.padStart(9),
        `p50 ${measured.p50} ms`.padStart(14),
        `p99 ${measured.p99} ms`.padStart(14),
        `alone ${measured.p50Alone} and ${measured.p99Alone} ms`.padStart(24),
        `core ${measured.cpuMs.toFixed(2)} ms`.padStart(14),
        `loop ${measured.loopMs} ms`.padStart(12),
        `${measured.statements ?? '–'} statements`.padStart(15),
        `${(measured.bytes / 1_000).toFixed(1)} kB`.padStart(9),
        measured.limit ? `bare ${measured.limit}/s`.padStart(13) : '',
        measured.plainRenders ? `renderToString ${measured.plainRenders}/s` : '',
        measured.failures > 0 ? `${measured.failures} FAILED` : '',
      ].join(' '),
    )
  }
  if ('logins'.includes(values.only ?? '')) {
    logins = await measureLogins(server.url, seconds)
    const { perSecond, p50, p99Idle, p99, busy } = logins
    console.log(
      `logins beside browsing: ${perSecond}/s, p50 ${p50} ms, ${busy} turned away; browsing p99 ${p99} ms, without logins ${p99Idle} ms`,
    )
  }
  memoryMb = Math.round(server.memory() / 1e6)
  console.log(`memory ${memoryMb} MB`)
} finally {
  await server.stop()
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true })
}

const out = values.out ?? path.join(import.meta.dirname, 'results', `${items}.json`)
mkdirSync(path.dirname(out), { recursive: true })
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  node: process.version,
  load: { before: loadBefore, after: loadavg()[0] },
}
writeFileSync(out, `${JSON.stringify({ items, seconds, machine, memoryMb, results, logins }, null, 2)}\n`)
