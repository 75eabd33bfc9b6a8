import { useEffect, useState } from 'react'
import { loadTexts } from '../../../i18n/texts'
import { useRoot } from '../../../lib/use-root'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'
import { readCopy, trustServer } from '../../cart/client/cart-store'
import { forgetSession, storeSession } from '../client/stored-session'
import { onUnreadCount } from '../client/unread-store'

/** The scripts of the socket and of the watch over the session come when the page has everything that is seen of it. */
const AT_REST_MS = 3_000
const loadLive = async () => {
  const [{ Live }] = await Promise.all([
    import('../../notifications/components/live'),
    loadTexts('notifications'),
    // When the market is away, what says so has to be here already.
    import('../../../ui/overlays/toast-live'),
  ])
  return Live
}

/** Keeps the contract's local keys in step with the session. None of them is a secret: the session is a cookie scripts cannot read. */
export function SessionMirror() {
  const root = useRoot()
  const [isAtRest, setAtRest] = useState(false)
  const session = root?.session
  useEffect(() => {
    if (root === undefined) return
    trustServer()
    onUnreadCount(null)
    readCopy()
  }, [root])
  useEffect(() => {
    if (session === undefined) return
    if (session === null) {
      forgetSession()
      return
    }
    storeSession({
      userInfo: JSON.stringify({
        _id: session.user.id,
        name: session.user.name,
        userLevel: session.user.role,
      }),
      userLevel: String(session.user.role),
      sessionId: session.sessionId,
      loginTimestamp: String(session.loginTimestamp),
    })
  }, [session])
  const isMember = session != null
  useEffect(() => {
    if (!isMember) return
    const timer = setTimeout(() => setAtRest(true), AT_REST_MS)
    return () => clearTimeout(timer)
  }, [isMember])
  const Live = useLazyPart(isMember && isAtRest, loadLive)
  const sessionId = session?.sessionId
  const userId = session?.user.id
  useEffect(() => {
    // It first asks minutes later, or when somebody comes back to the page.
    if (sessionId === undefined || userId === undefined || !isAtRest) return
    const watch = import('../../accounts/client/session-watch').then(({ watchSession }) =>
      watchSession(userId),
    )
    return () => void watch.then((stop) => stop())
  }, [sessionId, userId, isAtRest])
  return Live && session ? <Live key={session.sessionId} userId={session.user.id} /> : null
}
