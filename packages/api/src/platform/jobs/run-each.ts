import type { Context } from '../context'

export type Step = (ctx: Context, signal: AbortSignal) => Promise<unknown>

/** Runs steps that have nothing to do with each other, the others also when one fails. @throws what the first failed with */
export async function runEach(ctx: Context, signal: AbortSignal, steps: readonly Step[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    if (signal.aborted) break
    try {
      await step(ctx, signal)
    } catch (error) {
      failures.push(error)
    }
  }
  for (const error of failures.slice(1)) ctx.log.error({ err: error }, 'another part of a job failed, too')
  if (failures.length > 0) throw failures[0]
}
