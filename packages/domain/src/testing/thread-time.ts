import { existsSync, readFileSync } from 'node:fs'

/** Begins with the nanoseconds that the processor gave to the thread that reads it. */
const GIVEN = '/proc/thread-self/schedstat'
const isGiven = existsSync(GIVEN)

/**
 * Milliseconds that the processor has worked for this thread, for tests of what a computation takes: what others do
 * beside it does not count. Where the kernel does not say, it is the time of the clock.
 */
export const threadTime = (): number =>
  isGiven ? Number(readFileSync(GIVEN, 'latin1').split(' ', 1)[0]) / 1e6 : performance.now()
