import type { AppLoadContext } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

/** What streams say when their other end has gone; React has sentences only. */
const GONE_CODES: readonly unknown[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']
const GONE = /^The destination stream (?:closed early|errored)/

function comesOfAbort(error: unknown, reason: unknown): boolean {
  if (error === reason) return true
  if (!(error instanceof Error)) return false
  if (error.name === 'AbortError' || GONE.test(error.message)) return true
  return ('code' in error && GONE_CODES.includes(error.code)) || comesOfAbort(error.cause ?? null, reason)
}

/** Whether writing an answer ended because nobody reads it any more. */
export const hasLeft = (error: unknown): boolean => comesOfAbort(error, null)

/**
 * Logs what failed while a page was made. Who goes away meanwhile ends the work on it in an error, too, which is
 * nobody's fault; what fails for another reason is logged all the same, for it may have been a purchase.
 */
export function reportFailure(
  error: unknown,
  { signal, url }: Pick<Request, 'signal' | 'url'>,
  { ctx, logPath, requestId }: Pick<AppLoadContext, 'ctx' | 'logPath' | 'requestId'>,
  message: string,
): void {
  // An address that is none, or a form that is no form, is the fault of who asks.
  if (isRouteErrorResponse(error) && error.status < 500) return
  const level = signal.aborted && comesOfAbort(error, signal.reason) ? 'debug' : 'error'
  if (level === 'error') ctx.requests.explain(requestId, error)
  ctx.log[level]({ err: error, path: logPath(new URL(url).pathname), requestId }, message)
}
