import { linkTo } from '@pasar/domain/access/link-to'
import { Link, useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Card } from '../../../ui/card'
import { Lattice } from '../../../ui/lattice'
import { Notice } from '../../../ui/notice'

/** What someone wanted to do who was sent here, as the address says it. */
const REASONS = new Map<string | null, readonly [title: TextKey, text?: TextKey]>([
  ['wishlist', ['wishlist.loginFirst']],
  ['category', ['browse.loginFirst']],
  ['cart', ['errors.UNAUTHORIZED', 'auth.cartKept']],
  ['expired', ['site.sessionExpired', 'site.sessionExpiredText']],
])

/** A narrow sheet of paper on the market's ground, for the pages of accounts. */
export function AuthFrame({
  title,
  lead,
  children,
  other,
  below,
}: {
  title: string
  lead: string
  children: ReactNode
  other?: ReactNode
  /** Under the sheet, on the ground. */
  below?: ReactNode
}) {
  const t = useT()
  const [params] = useSearchParams()
  const [reason, more] = REASONS.get(params.get('why')) ?? []
  return (
    <div className="relative isolate overflow-clip px-4 py-10">
      <Lattice className="-z-10 text-kunyit opacity-20 mask-b-from-0% mask-b-to-80%" />
      <Card className="mx-auto max-w-dialog">
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="mt-1 mb-6 text-ink-soft wrap-anywhere">{lead}</p>
        {reason && (
          <Notice tone="info" title={t(reason)} className="mb-6">
            {more && t(more)}
          </Notice>
        )}
        {children}
        {other && <p className="mt-6 text-center">{other}</p>}
      </Card>
      {below}
    </div>
  )
}

type AccountPage = '/login' | '/register' | '/forgot-password' | '/verify-email-prompt'

/** An address of another page of accounts that keeps where the person came from. */
export function useReturnTo(): (to: AccountPage) => string {
  const { search } = useLocation()
  const from = new URLSearchParams(search).get('from') ?? undefined
  return (to) => linkTo(to, { from })
}

/** The link to the login, for members who came to the registration. */
export function LoginInstead() {
  const t = useT()
  return (
    <>
      {t('auth.haveAccount')} <KeepingLink to="/login">{t('auth.signIn')}</KeepingLink>
    </>
  )
}

/** A link to another page of accounts that keeps where the person came from. */
export function KeepingLink({ to, children }: { to: AccountPage; children: ReactNode }) {
  const keep = useReturnTo()
  return (
    <Link to={keep(to)} className="inline-flex min-h-11 items-center font-semibold text-jade underline">
      {children}
    </Link>
  )
}
