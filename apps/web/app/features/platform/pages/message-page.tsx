import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState, type EmptyStateProps } from '../../../ui/empty-state'

/** A page that has but one thing to say, and a way on: home, unless another is given. */
export function MessagePage({ action, ...message }: Omit<EmptyStateProps, 'titleLevel' | 'className'>) {
  return (
    <div className="page-width py-10">
      <EmptyState titleLevel={1} action={action || <HomeLink />} {...message} />
    </div>
  )
}

function HomeLink(): ReactNode {
  const t = useT()
  return (
    <ButtonLink to="/" icon="home">
      {t('site.goHome')}
    </ButtonLink>
  )
}
