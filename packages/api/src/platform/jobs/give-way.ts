import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 20
/** A quarter of a second: then the work goes on, however busy others are. */
const MAX_LOOKS = 12
const BUSY_FROM = 0.8

/** @returns which part of the next moment the event loop was busy, 0 to 1 */
async function look(): Promise<number> {
  const before = performance.eventLoopUtilization()
  await wait(LOOK_MS)
  return performance.eventLoopUtilization(before).utilization
}

/** Waits while requests keep the event loop busy: for work that nobody waits for. */
export async function giveWay(signal: AbortSignal, readLoad: () => Promise<number> = look): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS && !signal.aborted; looks++)
    if ((await readLoad()) < BUSY_FROM) return
}
