import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { ButtonLink } from '../../../ui/button'
import { MessagePage } from '../../platform/pages/message-page'
import { BeforeApproval } from '../../support/components/before-approval'
import { STATUS_WORDS } from '../client/status'
import { AskedApplicant } from '../components/review/asked-applicant'
import type { StatusData } from '../server/selling.server'

/** The status of an application, its reason, and what to do now. */
export function StatusPage() {
  const t = useT()
  const { state, store, date, email, reason, purchases } = useLoaderData<StatusData>()
  const { words, icon } = STATUS_WORDS[state]
  const isDecided = words === 'pending' || words === 'asked' || words === 'rejected' || words === 'suspended'
  return (
    <>
      <MessagePage icon={icon} title={t(`selling.${words}Title`)} action={<NextSteps />}>
        <div className="space-y-2">
          <p>{t(`selling.${words}Text`, { store, date, email })}</p>
          {isDecided && words !== 'asked' && reason !== '' && (
            <p className="font-semibold text-ink">{t('selling.reason', { reason })}</p>
          )}
          {isDecided && <p>{t(`selling.${words}Next`)}</p>}
        </div>
      </MessagePage>
      {purchases !== null && (
        <div className="mx-auto max-w-text px-4 pb-10">
          <BeforeApproval purchases={purchases} />
        </div>
      )}
      <AskedApplicant />
    </>
  )
}

function NextSteps() {
  const t = useT()
  const { state, from } = useLoaderData<StatusData>()
  const mayApply = useIsOn('sellerApplications')
  const writeToUs = (
    <ButtonLink to="/contact" variant="secondary">
      {t('selling.writeToUs')}
    </ButtonLink>
  )
  switch (state) {
    case 'visitor':
      return (
        <>
          <ButtonLink to={linkTo('/login', { from })}>{t('auth.signIn')}</ButtonLink>
          {mayApply && (
            <ButtonLink to="/become-seller" variant="secondary">
              {t('nav.becomeSeller')}
            </ButtonLink>
          )}
        </>
      )
    case 'asked':
      return from === '/seller-pending' ? (
        writeToUs
      ) : (
        <ButtonLink to={linkTo('/seller-pending')}>{t('askMore.answerNow')}</ButtonLink>
      )
    case 'pending':
      return (
        <>
          <ButtonLink to="/sellon">{t('selling.aboutSelling')}</ButtonLink>
          {writeToUs}
        </>
      )
    case 'rejected':
      return (
        <>
          {mayApply && <ButtonLink to="/become-seller">{t('selling.applyAgain')}</ButtonLink>}
          {writeToUs}
        </>
      )
    case 'suspended':
      return <ButtonLink to="/contact">{t('selling.writeToUs')}</ButtonLink>
    case 'none':
    case 'unverified':
      return mayApply && <ButtonLink to="/become-seller">{t('nav.becomeSeller')}</ButtonLink>
    default:
      return (
        <ButtonLink to="/" icon="home">
          {t('site.goHome')}
        </ButtonLink>
      )
  }
}
