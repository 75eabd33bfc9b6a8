import { DomainError, type Period, readPeriod } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** A month or a year that has begun. @throws DomainError NOT_FOUND */
export function openPeriod(ctx: Pick<Context, 'now'>, name: string): Period {
  const period = readPeriod(name)
  if (!period || period.from > ctx.now()) throw new DomainError('NOT_FOUND')
  return period
}

/** A month that has begun. @throws DomainError NOT_FOUND */
export function openMonth(ctx: Pick<Context, 'now'>, name: string): Period {
  const period = openPeriod(ctx, name)
  if (period.isYear) throw new DomainError('NOT_FOUND')
  return period
}
