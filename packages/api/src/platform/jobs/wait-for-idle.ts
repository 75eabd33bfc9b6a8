import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const SAMPLE_MS = 20
/** A quarter of a second in all: then the job goes on, however busy the event loop is. */
const MAX_SAMPLES = 12
const BUSY_FROM = 0.8

/** @returns the utilization of the event loop during the next sample, 0 to 1 */
async function sampleLoad(): Promise<number> {
  const before = performance.eventLoopUtilization()
  await wait(SAMPLE_MS)
  return performance.eventLoopUtilization(before).utilization
}

/** Waits, for 240 ms at most, while requests keep the event loop busy. For background work. */
export async function waitForIdle(
  signal: AbortSignal,
  readLoad: () => Promise<number> = sampleLoad,
): Promise<void> {
  for (let samples = 0; samples < MAX_SAMPLES && !signal.aborted; samples++)
    if ((await readLoad()) < BUSY_FROM) return
}
