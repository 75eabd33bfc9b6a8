import type { PagePath } from '@pasar/domain/access/link-to'
import { useNavigate } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { leaveSession, useRoot } from '../../../lib/use-root'
import { showToast } from '../../../ui/overlays/toast-store'
import { askLogout, markLeft } from '../../accounts/client/log-out'
import { forgetSession } from '../client/stored-session'

const POPUP_MS = 1_500

/** Logs out. A real form; with scripts this browser is signed out even when the server cannot be reached. */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT()
  const navigate = useNavigate()
  const sessionId = useRoot()?.session?.sessionId

  const logOut = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await askLogout()
    forgetSession()
    // What went well the server says itself, on the next page.
    if (outcome !== 'done') {
      if (sessionId !== undefined) {
        markLeft(sessionId)
        leaveSession(sessionId)
      }
      const isExpired = outcome === 'expired'
      showToast({
        tone: isExpired ? 'warning' : 'error',
        title: t(isExpired ? 'site.sessionExpired' : 'site.logoutFailed'),
        text: t(isExpired ? 'site.sessionExpiredText' : 'site.logoutFailedText'),
        durationMs: POPUP_MS,
      })
    }
    navigate('/' satisfies PagePath)
  }

  return (
    <form method="post" action={'/logout' satisfies PagePath} onSubmit={logOut} className={className}>
      {children}
    </form>
  )
}
