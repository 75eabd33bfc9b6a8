import { DomainError, type ErrorCode } from '@pasar/domain'

/**
 * Makes a gate for work that is heavy: so many run at once, so many more wait.
 * The gate throws DomainError BUSY, or another given code, when the queue is full, too.
 */
export function makeLimiter(
  atOnce: number,
  mayWait: number,
  refusal: ErrorCode = 'BUSY',
): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = makeBudget(atOnce, mayWait, refusal)
  return (work) => inTurn(1, work)
}

/**
 * Makes a gate for work that costs memory: what runs at once costs at most `capacity` together, so many more wait.
 * What alone costs more than that runs alone. First come, first served: small work never overtakes large.
 */
export function makeBudget(
  capacity: number,
  mayWait: number,
  refusal: ErrorCode = 'BUSY',
): <T>(cost: number, work: () => Promise<T>) => Promise<T> {
  let used = 0
  const waiting: { cost: number; start: () => void }[] = []
  const startNext = (): void => {
    for (let next = waiting[0]; next && used + next.cost <= capacity; next = waiting[0]) {
      waiting.shift()
      used += next.cost
      next.start()
    }
  }
  return async (wanted, work) => {
    const cost = Math.min(wanted, capacity)
    const isFree = waiting.length === 0 && used + cost <= capacity
    if (!isFree && waiting.length >= mayWait) throw new DomainError(refusal)
    await new Promise<void>((start) => {
      waiting.push({ cost, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      used -= cost
      startNext()
    }
  }
}
