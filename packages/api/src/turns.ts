import { DomainError } from '@pasar/domain'

/**
 * Makes a gate for work that is heavy: so many run at once, so many more wait.
 * The gate throws DomainError BUSY when even those who may wait are too many.
 */
export function makeTurns(atOnce: number, mayWait: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mayWait) throw new DomainError('BUSY')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The turn is handed on: whoever comes in this moment does not slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
