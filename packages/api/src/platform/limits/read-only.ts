import { DomainError } from '@pasar/domain'
import { StepCounter } from '../../analytics/internal/step-counter'
import { ViewCounter } from '../../catalogue/internal/view-counter'
import type { Context } from '../context'
import { NO_LIMITS } from './limits'

/**
 * The same context for who may only look: every transaction is refused before it begins, and nothing is counted.
 * Whatever a page is made of, it cannot write.
 */
export const makeReadOnly = (ctx: Context): Context => ({
  ...ctx,
  transact: () => Promise.reject(new DomainError('LOOK_REFUSED')),
  limits: NO_LIMITS,
  // Nobody takes what these count.
  itemViews: new ViewCounter(ctx.now),
  steps: new StepCounter(ctx.now),
})
