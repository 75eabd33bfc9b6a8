import type { PagePath } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { formatClock } from '../../platform/components/when'
import type { loader } from '../routes/admin-impersonation.server'

const WORDS = {
  open: ['impersonation.open', 'impersonation.openText'],
  refused: ['impersonation.refused', 'impersonation.refusedText'],
  over: ['impersonation.overTitle', 'impersonation.overText'],
  none: ['impersonation.none', 'impersonation.noneText'],
} as const

/** The state of an impersonation: what is not possible meanwhile, and how to end it. */
export function AdminImpersonationPage() {
  const t = useT()
  const { tag } = useI18n()
  const { state, name, reason, endsAt, home } = useLoaderData<typeof loader>()
  const [title, text] = WORDS[state]
  const isImpersonating = state !== 'none'
  return (
    <div className="page-width py-10">
      <EmptyState
        titleLevel={1}
        icon="lock"
        title={t(title)}
        action={
          <div className="flex flex-wrap items-center justify-center gap-2">
            {isImpersonating && (
              <form method="post" action={'/admin/impersonation' satisfies PagePath}>
                <Button type="submit">{t('impersonation.end')}</Button>
              </form>
            )}
            {state !== 'over' && (
              <ButtonLink to={home} variant="secondary">
                {t(isImpersonating ? 'impersonation.goOn' : 'memberWork.back')}
              </ButtonLink>
            )}
          </div>
        }
      >
        <span className="block">{t(text, { name, time: formatClock(tag, endsAt) })}</span>
        {isImpersonating && (
          <span className="mt-2 block text-sm wrap-anywhere">
            {t('impersonation.why')}: {reason}
          </span>
        )}
      </EmptyState>
    </div>
  )
}
