// Mixed load for minutes, to see whether memory grows: `npm run bench -- soak --minutes 10`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { shoot } from './load'
import { prepareMarket } from './market'
import { makeScenes } from './scenes'
import { startServer } from './server'

const { values } = parseArgs({
  allowPositionals: true,
  options: { items: { type: 'string', default: '10000' }, minutes: { type: 'string', default: '10' } },
})
const items = Number(values.items)
const minutes = Number(values.minutes)
if (!Number.isSafeInteger(items) || items < 100 || !(minutes > 0)) {
  console.error('Usage: npm run bench -- soak [--items 10000] [--minutes 10]')
  process.exit(1)
}

const CONNECTIONS = 16
const SCENE_SECONDS = 2
/** Once all are paid, who pays again is led to what is paid. */
const PAYMENTS_PER_MINUTE = 300

const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-soak-'))
const market = await prepareMarket(dataDir, items)
const server = await startServer(dataDir)
/** In MB, at the end of each minute. */
const memory: number[] = []
let answers = 0
let failures = 0
try {
  const scenes = await makeScenes(server.url, dataDir, market, minutes * PAYMENTS_PER_MINUTE)
  const began = Date.now()
  while (memory.length < minutes) {
    for (const scene of scenes) {
      const shot = await shoot(scene, CONNECTIONS, SCENE_SECONDS)
      answers += shot.answers
      failures += shot.failures
    }
    if (Date.now() - began < (memory.length + 1) * 60_000) continue
    memory.push(Math.round(server.memory() / 1e6))
    console.log(`minute ${memory.length}: ${memory.at(-1)} MB, ${answers} answers, ${failures} failures`)
  }
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const out = path.join(import.meta.dirname, 'results', 'soak.json')
writeFileSync(out, `${JSON.stringify({ items, minutes, answers, failures, memory }, null, 2)}\n`)
