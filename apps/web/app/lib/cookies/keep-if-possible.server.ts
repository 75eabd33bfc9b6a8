import type { Context } from '@pasar/api'
import { DomainError, ERRORS } from '@pasar/domain'

/**
 * Keeps with the account what a cookie keeps in this browser, too. While nothing can be written the cookie is enough:
 * the choice holds here, and a full disk prevents nobody from reading in their language.
 */
export async function keepIfPossible(ctx: Context, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof DomainError) || ERRORS[error.code].status !== 503) throw error
    ctx.log.warn({ code: error.code }, 'a choice is kept in a cookie only')
  }
}
