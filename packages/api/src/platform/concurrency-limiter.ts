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

/** Makes a gate for work of which each member may have only so much at once. The gate throws DomainError UPLOAD_RUNNING beyond it. */
export function makeMemberLimiter(): <T>(
  memberId: string,
  atOnce: number,
  work: () => Promise<T>,
) => Promise<T> {
  const running = new Map<string, number>()
  return async (memberId, atOnce, work) => {
    const others = running.get(memberId) ?? 0
    if (others >= atOnce) throw new DomainError('UPLOAD_RUNNING')
    running.set(memberId, others + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(memberId) ?? 1) - 1
      if (left > 0) running.set(memberId, left)
      else running.delete(memberId)
    }
  }
}
