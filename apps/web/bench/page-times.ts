import { type BenchServer, startServer } from './server'

/** What a share of the times is below, in milliseconds. */
export const share = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.ceil(sorted.length * part) - 1] ?? 0) * 1_000) / 1_000
}

/** Milliseconds of the core that a call takes. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

interface Page {
  name: string
  /** With few rows, and with many. */
  paths: readonly string[]
}

/** Askings of each page before the first is measured: V8 compiles meanwhile. */
const WARM_UP = 150
const WARM_UP_AGAIN = 10
const PASSES = 5
/**
 * Megabytes of the heap before V8 looks through all of it. That takes as long as five pages; whether it falls on one page of
 * a hundred depends on what was asked before, not on rows, and would decide each p99.
 */
const HEAP_MB = 2_048
const half = (value: number): number => Math.round(value * 100) / 100

/** Of a table, or of a list of cards. */
const countRows = (html: string): number => html.match(/scope="row"|@pasar\.test<\/p>/g)?.length ?? 0

/** Asks for a page. @returns milliseconds of the server's core, and what came */
async function askFor(
  server: BenchServer,
  path: string,
  cookie: string,
): Promise<[took: number, html: string]> {
  const before = server.exactCpu()
  const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return [server.exactCpu() - before, html]
}

type Pair<T> = [few: T, many: T]

interface Seen {
  /** Milliseconds of the core of each asking, of the pass that is measured. */
  times: Pair<number[]>
  /** What each pass came to. */
  p50: Pair<number[]>
  p99: Pair<number[]>
  rows: Pair<number>
}

const middle = (numbers: readonly number[]): number => share(numbers, 0.5)

/**
 * Pages of two markets, whole, from the built server: milliseconds of the core per request, asked for in turns, and how many
 * rows of a table each shows: where they differ, what is compared is not the same. All pages are gone through five times, and the
 * median of five figures is given: one collection of garbage, or a minute in which the machine was slow, decides none of them.
 * @param dataDirs the market with few rows, and the one with many
 * @param rounds of each page, in all passes
 * @param cookies the session of who asks, of each
 */
export async function measurePages<P extends Page>(
  dataDirs: readonly [string, string],
  pages: readonly P[],
  rounds: number,
  cookies: readonly [string, string],
) {
  const servers: BenchServer[] = []
  const seen = pages.map((): Seen => ({ times: [[], []], p50: [[], []], p99: [[], []], rows: [0, 0] }))
  try {
    for (const dataDir of dataDirs) servers.push(await startServer(dataDir, { heapMb: HEAP_MB }))
    for (let pass = 0; pass < PASSES; pass++)
      for (const [index, { paths }] of pages.entries()) {
        const own = seen[index]
        if (own === undefined) throw new RangeError('no such page')
        own.times = [[], []]
        const warmUp = pass === 0 ? WARM_UP : WARM_UP_AGAIN
        for (let round = 0; round < warmUp + rounds / PASSES; round++)
          for (const [at, server] of servers.entries()) {
            const [took, html] = await askFor(server, paths[at] ?? '', cookies[at] ?? '')
            if (round >= warmUp) own.times[at]?.push(took)
            else own.rows[at] = countRows(html)
          }
        for (const [at, times] of own.times.entries()) {
          own.p50[at]?.push(share(times, 0.5))
          own.p99[at]?.push(share(times, 0.99))
        }
      }
  } finally {
    for (const server of servers) await server.stop()
  }
  return pages.map(({ paths, ...page }, index) => {
    const {
      p50: medians,
      p99: highest,
      rows: shown,
    } = seen[index] ?? { p50: [[], []], p99: [[], []], rows: [0, 0] }
    const [p50Few = 0, p50 = 0] = medians.map(middle)
    const [p99Few = 0, p99 = 0] = highest.map(middle)
    const [rowsFew = 0, rows = 0] = shown
    // Of pages that show more rows, nothing is compared.
    const ratioOf = (many: number, few: number) => (rowsFew === rows ? half(many / few) : null)
    const [ratio50, ratio99] = [ratioOf(p50, p50Few), ratioOf(p99, p99Few)]
    console.log(
      `${page.name.padEnd(38)} p50 ${p50Few} → ${p50} ms (× ${ratio50 ?? '-'})`.padEnd(78),
      `p99 ${p99Few} → ${p99} ms (× ${ratio99 ?? '-'})`.padEnd(40),
      `rows ${rowsFew} → ${rows}`,
    )
    return { ...page, rowsFew, rows, p50Few, p50, ratio50, p99Few, p99, ratio99 }
  })
}
