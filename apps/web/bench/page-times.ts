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

/**
 * Pages of two markets, whole, from the built server: milliseconds of the core per request, asked for in turns, and how many
 * rows of a table each shows: where they differ, what is compared is not the same.
 * @param dataDirs the market with few rows, and the one with many
 * @param cookies the session of who asks, of each
 */
export async function measurePages<P extends Page>(
  dataDirs: readonly [string, string],
  pages: readonly P[],
  rounds: number,
  cookies: readonly [string, string],
) {
  const servers: BenchServer[] = []
  const results: (Omit<P, 'paths'> &
    Record<'rowsFew' | 'rows' | 'p50Few' | 'p50' | 'p99Few' | 'p99', number> &
    Record<'ratio50' | 'ratio99', number | null>)[] = []
  try {
    for (const dataDir of dataDirs) servers.push(await startServer(dataDir, { heapMb: HEAP_MB }))
    for (const { paths, ...page } of pages) {
      const times: [number[], number[]] = [[], []]
      const rows: [number, number] = [0, 0]
      for (let round = 0; round < WARM_UP + rounds; round++)
        for (const [at, server] of servers.entries()) {
          const [took, html] = await askFor(server, paths[at] ?? '', cookies[at] ?? '')
          if (round >= WARM_UP) times[at]?.push(took)
          else rows[at] = countRows(html)
        }
      const [few, many] = times
      const [p50Few, p50, p99Few, p99] = [
        share(few, 0.5),
        share(many, 0.5),
        share(few, 0.99),
        share(many, 0.99),
      ]
      const [rowsFew, rowsMany] = rows
      // Of pages that show more rows, nothing is compared.
      const ratioOf = (manyMs: number, fewMs: number) => (rowsFew === rowsMany ? half(manyMs / fewMs) : null)
      const [ratio50, ratio99] = [ratioOf(p50, p50Few), ratioOf(p99, p99Few)]
      results.push({ ...page, rowsFew, rows: rowsMany, p50Few, p50, ratio50, p99Few, p99, ratio99 })
      console.log(
        `${page.name.padEnd(38)} p50 ${p50Few} → ${p50} ms (× ${ratio50 ?? '-'})`.padEnd(78),
        `p99 ${p99Few} → ${p99} ms (× ${ratio99 ?? '-'})`.padEnd(40),
        `rows ${rowsFew} → ${rowsMany}`,
      )
    }
  } finally {
    for (const server of servers) await server.stop()
  }
  return results
}
