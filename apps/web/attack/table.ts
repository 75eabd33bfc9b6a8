import type { Report } from './report'

export interface Row {
  name: string
  report: Report
  ms: number
}

/** One fault often shows in many attempts. */
const MAX_SHOWN = 40

const indent = (text: string, by: string): string => text.replaceAll(/^/gm, by)

/** Each attempt that did not hold: what was sent, and what came back. */
export function printFailures({ name, report: { failures } }: Row): void {
  for (const { what, request, answer } of failures.slice(0, MAX_SHOWN)) {
    console.log(`\nFAILED ${name}: ${what}`)
    if (request) console.log(indent(request, '  > '))
    if (answer) console.log(indent(answer, '  < '))
  }
  if (failures.length > MAX_SHOWN) console.log(`\n… and ${failures.length - MAX_SHOWN} more of ${name}`)
}

/** @returns whether everything held, and there was something to hold */
export function printTable(rows: readonly Row[]): boolean {
  const width = Math.max(...rows.map(({ name }) => name.length), 5)
  const print = (...cells: [string, ...string[]]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(width) : cell.padStart(9))).join(''))
  console.log('')
  print('scene', 'tried', 'held', 'failed', 'seconds')
  for (const { name, report, ms } of rows)
    print(name, `${report.tried}`, `${report.held}`, `${report.failures.length}`, (ms / 1_000).toFixed(1))
  const total = (count: (report: Report) => number) =>
    rows.reduce((sum, { report }) => sum + count(report), 0)
  const passed = total(({ held }) => held)
  const failed = total(({ failures }) => failures.length)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && rows.every(({ report }) => report.tried > 0)
}
