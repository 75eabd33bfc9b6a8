import { useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { ButtonLink } from '../../ui/button'
import type { IconName } from '../../ui/icon'
import { MessagePage } from '../site/message-page'
import type { Standing, StandingData } from './selling-door.server'

const ICON = { pending: 'clock', rejected: 'info', suspended: 'lock' } as const satisfies Record<
  Standing,
  IconName
>

/** How an application stands, why, and what to do now. */
export function StandingPage({ standing }: { standing: Standing }) {
  const t = useT()
  const { isVisitor, store, createdOn, decidedOn, email, reason } = useLoaderData<StandingData>()
  if (isVisitor)
    return (
      <MessagePage
        icon="lock"
        title={t('selling.signInFirst')}
        action={
          <>
            <ButtonLink to={`/login?from=%2Fseller-${standing}`}>{t('auth.signIn')}</ButtonLink>
            <ButtonLink to="/become-seller" variant="secondary">
              {t('nav.becomeSeller')}
            </ButtonLink>
          </>
        }
      >
        {t('selling.signInText')}
      </MessagePage>
    )
  return (
    <MessagePage
      icon={ICON[standing]}
      title={t(`selling.${standing}Title`)}
      action={<NextSteps standing={standing} />}
    >
      <div className="space-y-2">
        <p>
          {t(`selling.${standing}Text`, {
            store,
            date: standing === 'pending' ? createdOn : decidedOn,
            email,
          })}
        </p>
        {reason !== '' && <p className="font-semibold text-ink">{t('selling.reason', { reason })}</p>}
        <p>{t(`selling.${standing}Next`)}</p>
      </div>
    </MessagePage>
  )
}

function NextSteps({ standing }: { standing: Standing }) {
  const t = useT()
  return (
    <>
      {standing === 'rejected' && <ButtonLink to="/become-seller">{t('selling.applyAgain')}</ButtonLink>}
      {standing === 'pending' && <ButtonLink to="/sellon">{t('selling.aboutSelling')}</ButtonLink>}
      <ButtonLink to="/contact" variant={standing === 'suspended' ? 'primary' : 'secondary'}>
        {t('selling.writeToUs')}
      </ButtonLink>
    </>
  )
}
