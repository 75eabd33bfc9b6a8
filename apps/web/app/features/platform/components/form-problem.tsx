import { linkTo } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, formError } from '../../../lib/forms/failure'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/**
 * What was wrong with a form as a whole; nothing when the fields say it, or nothing is wrong. After each refusal it
 * leads to the first field that is wrong, else to itself: it is far from the button that was pressed. Without
 * scripts the server does the same (`open-at-problem.server.ts`). Who is logged out, or has to prove who they are,
 * finds the way there here, in a tab of its own: what was written stays in the form, and is sent by who wrote it.
 */
export function FormProblem({ failure, className }: { failure: Failure; className?: string }) {
  const t = useT()
  const problem = formError(t, failure)
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure === undefined) return
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]') ?? own.current
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (problem === undefined) return null
  return (
    <div ref={own} tabIndex={-1} className={className}>
      {failure?.code === 'UNAUTHORIZED' || failure?.code === 'REAUTHENTICATE' ? (
        <Interrupted title={problem} isLoggedOut={failure.code === 'UNAUTHORIZED'} />
      ) : (
        <Notice tone="error" title={problem} live />
      )}
    </div>
  )
}

function Interrupted({ title, isLoggedOut }: { title: string; isLoggedOut: boolean }) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <Notice
      tone="error"
      title={title}
      live
      action={
        <ButtonLink
          to={linkTo(isLoggedOut ? '/login' : '/reauthenticate', { from: `${pathname}${search}` })}
          target="_blank"
          variant="secondary"
          icon="user"
        >
          {t(isLoggedOut ? 'site.logInNewTab' : 'site.proveNewTab')}
        </ButtonLink>
      }
    >
      {t(isLoggedOut ? 'site.writtenStays' : 'site.proofStays')}
    </Notice>
  )
}
