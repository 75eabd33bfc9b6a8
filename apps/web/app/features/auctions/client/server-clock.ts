import type { PagePath } from '@pasar/domain/access/link-to'

/** The sample that took the least time is the closest. */
const SAMPLES = 3

/** A device that slept goes on with its clock, but may not have counted that time otherwise. */
const SLEPT_MS = 1_000

let known: { server: number; at: number; device: number } | null = null
let asked: Promise<void> | null = null

async function measure(): Promise<void> {
  let shortest = Number.POSITIVE_INFINITY
  for (let sample = 0; sample < SAMPLES; sample++) {
    const before = performance.now()
    const answer = await fetch('/session' satisfies PagePath, { cache: 'no-store' })
    const { now }: { now?: unknown } = await answer.json()
    const at = performance.now()
    const took = at - before
    if (typeof now !== 'number' || took >= shortest) continue
    shortest = took
    known = { server: now + took / 2, at, device: Date.now() }
  }
}

/** Asks for the server's time, once; without an answer the device's own counts. */
export function syncClock(): Promise<void> {
  asked ??= measure().catch(() => {
    asked = null
  })
  return asked
}

let isAsking = false

/** Asks once more; until there is an answer the last one counts. */
function askAgain(): void {
  if (isAsking || asked === null) return
  isAsking = true
  asked = null
  void syncClock().finally(() => {
    isAsking = false
  })
}

/** The server's time in milliseconds, however wrong the device's clock is: only the time that passes is the device's. */
export function serverNow(): number {
  if (known === null) return Date.now()
  const passed = performance.now() - known.at
  if (Math.abs(Date.now() - known.device - passed) > SLEPT_MS) askAgain()
  return known.server + passed
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askAgain()
  })
