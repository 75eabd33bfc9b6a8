import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { loadTexts, readTexts } from '../../../i18n/texts'
import { watchTyping } from '../../../lib/forms/typed'
import { showToast } from '../../../ui/overlays/toast-store'
import { forgetSession } from '../../platform/client/stored-session'

const EVERY_MS = 5 * 60_000
/** As long as somebody may be away from what they write. */
const SAID_MS = 12 * 3_600_000

async function isAlive(): Promise<boolean> {
  try {
    const answer = await fetch('/session' satisfies PagePath, { cache: 'no-store' })
    const { alive }: { alive?: unknown } = await answer.json()
    return alive !== false
  } catch {
    // Without an answer nothing is known.
    return true
  }
}

const here = (): string => location.pathname + location.search

/** What is written stays in its form, and is sent by who wrote it. */
async function sayExpired(): Promise<void> {
  await loadTexts('site')
  const { sessionExpired = '', writtenStays = '', logInNewTab = '' } = readTexts('site')
  const logIn = () => void open(linkTo('/login', { why: 'expired', from: here() }), '_blank')
  const action = { label: logInNewTab, onPress: logIn }
  showToast({ tone: 'warning', title: sessionExpired, text: writtenStays, durationMs: SAID_MS, action })
}

/**
 * Asks now and then, and when the page is looked at again, whether its session still lives; goes to the login when not. A page
 * in which somebody is writing stays as it is: it is said that one has to log in, in another tab.
 */
export function watchSession(): () => void {
  let isStopped = false
  let isSaid = false
  const typing = watchTyping()
  const ask = async () => {
    if (document.visibilityState === 'hidden') return
    const isOver = !(await isAlive())
    if (isStopped) return
    if (!isOver || typing.hasTyped()) {
      if (isOver && !isSaid) await sayExpired()
      isSaid = isOver
      return
    }
    isStopped = true
    forgetSession()
    location.assign(linkTo('/login', { why: 'expired', from: here() }))
  }
  const timer = setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    isStopped = true
    typing.stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
