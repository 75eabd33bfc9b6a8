import { DomainError } from '@pasar/domain'
import type { Context } from '../../platform/context'

/**
 * Waits for a provider no longer than a person can. What it says later still counts: the work goes on by itself, and
 * no transaction is open while it waits.
 * @throws DomainError PAYMENT_UNAVAILABLE when the time is up, and what the work throws before
 */
export async function answerInTime<T>(
  ctx: Context,
  about: { orderId: string } | { memberId: string },
  work: Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  work.catch((error: unknown) => {
    if (isOver)
      ctx.log.warn({ ...about, err: error }, 'the payment provider failed after nobody waited any more')
  })
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true
      ctx.log.error(about, 'the payment provider did not answer in time')
      reject(new DomainError('PAYMENT_UNAVAILABLE'))
    }, ctx.payments.answerWithin)
  })
  try {
    return await Promise.race([work, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
