import type { PagePath } from '@pasar/domain/access/link-to'
import { SIGNED_OUT, writePageCookie } from '../../../lib/cookies/page-cookies'

/** The contract's limit for all calls. */
const TIMEOUT_MS = 30_000

export type LogoutOutcome = 'done' | 'expired' | 'failed'

/** Asks the server to end this browser's session. It answers with a redirect, which is not followed here. */
export async function askLogout(): Promise<LogoutOutcome> {
  try {
    const answer = await fetch('/logout' satisfies PagePath, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.type === 'opaqueredirect') return 'done'
    return answer.status === 401 ? 'expired' : 'failed'
  } catch {
    return 'failed'
  }
}

/**
 * Remembers that this browser has left a session that could not be ended. Its cookie is out of the reach of scripts;
 * this one names it, and the server ends it with the next request that comes through (`server/left-session.ts`).
 */
export function markLeft(sessionId: string): void {
  writePageCookie(SIGNED_OUT, sessionId, SIGNED_OUT.age)
}
