import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { loadTexts, readTexts } from '../../../i18n/texts'
import { watchTyping } from '../../../lib/forms/typed'
import { showToast } from '../../../ui/overlays/toast-store'
import { forgetSession } from '../../platform/client/stored-session'

const EVERY_MS = 5 * 60_000
/** As long as somebody may be away from what they write. */
const SAID_MS = 12 * 3_600_000

/** Whose session this browser has now: that of the page's member, that of another, or none. */
type Session = 'own' | 'other' | 'none'

async function findSession(memberId: string): Promise<Session> {
  try {
    const answer = await fetch('/session' satisfies PagePath, { cache: 'no-store' })
    const { alive, userId }: { alive?: unknown; userId?: unknown } = await answer.json()
    if (alive === false) return 'none'
    return typeof userId === 'string' && userId !== memberId ? 'other' : 'own'
  } catch {
    // Without an answer nothing is known.
    return 'own'
  }
}

const here = (): string => location.pathname + location.search
const logIn = () => void open(linkTo('/login', { why: 'expired', from: here() }), '_blank')

/** What is written stays in its form, and is sent by who wrote it. */
async function warn(session: Exclude<Session, 'own'>): Promise<void> {
  await loadTexts('site')
  const texts = readTexts('site')
  const [title, text, label, onPress] =
    session === 'none'
      ? [texts.sessionExpired, texts.writtenStays, texts.logInNewTab, logIn]
      : [texts.otherAccount, texts.otherAccountText, texts.reload, () => location.reload()]
  showToast({
    tone: 'warning',
    title: title ?? '',
    text,
    durationMs: SAID_MS,
    action: { label: label ?? '', onPress },
  })
}

/**
 * Asks now and then, when the page is looked at again, and when another tab says that somebody else has logged in, whether
 * this browser's session is still that of the page's member; goes to the login, or loads the page anew, when not. A page in which
 * somebody is writing stays as it is: it is said, and nothing that was written goes out under another's name.
 */
export function watchSession(memberId: string): () => void {
  let isStopped = false
  let known: Session = 'own'
  const typing = watchTyping()
  const ask = async () => {
    if (document.visibilityState === 'hidden') return
    const session = await findSession(memberId)
    if (isStopped) return
    if (session === 'own' || typing.hasTyped()) {
      const isNew = session !== known
      known = session
      if (isNew && session !== 'own') await warn(session)
      return
    }
    isStopped = true
    if (session === 'other') return location.reload()
    forgetSession()
    location.assign(linkTo('/login', { why: 'expired', from: here() }))
  }
  const askIfChanged = ({ key, newValue }: StorageEvent) => {
    if (key !== 'userInfo' || newValue === null) return
    if (known !== 'own' || !newValue.includes(memberId)) void ask()
  }
  const hold = (event: SubmitEvent) => {
    if (
      known !== 'other' ||
      !(event.target instanceof Element) ||
      !event.target.matches('main form[method=post]')
    )
      return
    event.preventDefault()
    event.stopImmediatePropagation()
    void warn('other')
  }
  const timer = setInterval(ask, EVERY_MS)
  document.addEventListener('visibilitychange', ask)
  document.addEventListener('submit', hold, { capture: true })
  addEventListener('storage', askIfChanged)
  return () => {
    isStopped = true
    typing.stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    document.removeEventListener('submit', hold, { capture: true })
    removeEventListener('storage', askIfChanged)
  }
}
