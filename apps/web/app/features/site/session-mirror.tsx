import { useEffect } from 'react'
import { useRoot } from '../../lib/use-root'
import { forgetCart, readCopy, trustServer } from '../cart/cart-store'

const KEYS = ['userInfo', 'userLevel', 'sessionId', 'loginTimestamp', 'token', 'refreshToken']

function write(entries: Record<string, string>): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  } catch {
    // Storage that may not be written holds nothing that could be wrong.
  }
}

/** Forgets what this browser knew of whoever was signed in. */
export function forgetSession(): void {
  write({})
  forgetCart()
}

/** Keeps the contract's local keys in step with the session. None of them is a secret: the session is a cookie scripts cannot read. */
export function SessionMirror() {
  const root = useRoot()
  const session = root?.session
  useEffect(() => {
    if (root === undefined) return
    trustServer()
    readCopy()
  }, [root])
  useEffect(() => {
    if (session === undefined) return
    if (session === null) {
      forgetSession()
      return
    }
    write({
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
  const sessionId = session?.sessionId
  useEffect(() => {
    if (sessionId === undefined) return
    const watch = import('../auth/session-watch').then(({ watchSession }) => watchSession())
    return () => void watch.then((stop) => stop())
  }, [sessionId])
  return null
}
