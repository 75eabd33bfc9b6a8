import { linkTo } from '@pasar/domain/access/link-to'
import { forgetSession } from '../../platform/client/stored-session'

const EVERY_MS = 5 * 60_000

async function isAlive(): Promise<boolean> {
  try {
    const answer = await fetch('/session', { cache: 'no-store' })
    const { alive }: { alive?: unknown } = await answer.json()
    return alive !== false
  } catch {
    // Without an answer nothing is known.
    return true
  }
}

/** Asks now and then, and when the page is looked at again, whether its session still lives; goes to the login when not. */
export function watchSession(): () => void {
  let isStopped = false
  const ask = async () => {
    if (document.visibilityState === 'hidden' || (await isAlive()) || isStopped) return
    isStopped = true
    forgetSession()
    const { pathname, search } = location
    location.assign(linkTo('/login', { why: 'expired', from: pathname + search }))
  }
  const timer = setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
