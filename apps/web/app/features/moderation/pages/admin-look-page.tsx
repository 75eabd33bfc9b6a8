import type { PagePath } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { formatClock } from '../../platform/components/when'
import type { loader } from '../routes/admin-look.server'

const WORDS = {
  open: ['memberLook.open', 'memberLook.openText'],
  refused: ['memberLook.refused', 'memberLook.refusedText'],
  over: ['memberLook.overTitle', 'memberLook.overText'],
  none: ['memberLook.none', 'memberLook.noneText'],
} as const

/** The state of an impersonation: what is not possible meanwhile, and how to end it. */
export function AdminLookPage() {
  const t = useT()
  const { tag } = useI18n()
  const { state, name, reason, endsAt, home } = useLoaderData<typeof loader>()
  const [title, text] = WORDS[state]
  const isLook = state !== 'none'
  return (
    <div className="page-width py-10">
      <EmptyState
        titleLevel={1}
        icon="lock"
        title={t(title)}
        action={
          <div className="flex flex-wrap items-center justify-center gap-2">
            {isLook && (
              <form method="post" action={'/admin/look' satisfies PagePath}>
                <Button type="submit">{t('memberLook.end')}</Button>
              </form>
            )}
            {state !== 'over' && (
              <ButtonLink to={home} variant="secondary">
                {t(isLook ? 'memberLook.goOn' : 'memberWork.back')}
              </ButtonLink>
            )}
          </div>
        }
      >
        <span className="block">{t(text, { name, time: formatClock(tag, endsAt) })}</span>
        {isLook && (
          <span className="mt-2 block text-sm wrap-anywhere">
            {t('memberLook.why')}: {reason}
          </span>
        )}
      </EmptyState>
    </div>
  )
}
