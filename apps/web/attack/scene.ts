import type { OwnServer } from '../e2e/testing/own-server'
import type { Report } from './report'

/** What a scene is given: a market of its own, and where to report the outcome of its attempts. */
export interface Stage {
  /** The server as it runs now. */
  server: OwnServer
  dataDir: string
  report: Report
  /** Fewer attempts, for continuous integration. */
  isQuick: boolean
  /** How long scenes go on that repeat random attempts; null for a fixed number of them. */
  seconds: number | null
  /** Ends the process at once, as a power cut would, and starts it again on the same port. */
  killAndRestart(): Promise<OwnServer>
}

export interface Scene {
  name: string
  /** What the server is started with, besides what all scenes have. */
  env?: Record<string, string>
  run(stage: Stage): Promise<void>
}

const CHUNK = 8

/** Sends a list of attempts, a few at a time. */
export async function inChunks<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const goOn = async (): Promise<void> => {
    for (let one = list[next++]; one !== undefined; one = list[next++]) await work(one)
  }
  await Promise.all(Array.from({ length: CHUNK }, goOn))
}

/** Every second one, every third one: a share of a list that reaches from its start to its end. */
export const thin = <T>(list: readonly T[], every: number): T[] => list.filter((_, at) => at % every === 0)

/**
 * Repeats random attempts.
 * @param rounds how many, where no time is given
 */
export async function repeat(
  { seconds }: Pick<Stage, 'seconds'>,
  rounds: number,
  once: (round: number) => Promise<void>,
): Promise<void> {
  const end = seconds === null ? null : performance.now() + seconds * 1_000
  for (let round = 0; end === null ? round < rounds : round === 0 || performance.now() < end; round++)
    await once(round)
}
