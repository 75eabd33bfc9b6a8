import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { APPLICATION_TONES } from '../client/application-tones'
import { ApplicationQuestions } from '../components/review/application-questions'
import { DecideApplication } from '../components/review/decide-application'
import { ApplicationHistory, Decision } from '../components/review/decision'
import type { action, loader } from '../routes/seller-application.server'

/** What a refused form left, or undefined. */
const useFailure = () => useActionData<typeof action>()?.failure

/** An application, and the forms to decide on it. */
export function SellerApplicationPage() {
  const t = useT()
  const { base, area, application, others, questions } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area={area}
      title={t('approvals.detailTitle', { store: application.storeName })}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={APPLICATION_TONES[application.state]}>
            {t(application.askedAt === null ? `approvals.${application.state}` : 'approvals.asked')}
          </Badge>
          <span>
            {t('approvals.applied')} <DateText time={application.createdAt} withTime />
          </span>
        </span>
      }
      actions={
        <TextLink to={base} className="inline-flex min-h-11 items-center">
          {t('approvals.back')}
        </TextLink>
      }
    >
      <FormProblem failure={useFailure()} className="mb-4" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <Sent />
          <Numbers />
        </div>
        <div className="space-y-6">
          <Proof />
          {questions.length > 0 && <ApplicationQuestions />}
          {application.state === 'pending' ? <DecideApplication /> : <Decision {...application} />}
          <ApplicationHistory base={base} others={others} />
        </div>
      </div>
    </WorkFrame>
  )
}

function Sent() {
  const t = useT()
  const { application } = useLoaderData<typeof loader>()
  const { kind, legalName, memberName, memberEmail, memberSince, phone, address, sstNumber } = application
  return (
    <>
      <Card as="section" edge title={t('approvals.who')}>
        <Facts
          rows={[
            [t('approvals.kind'), t(`selling.kind-${kind}`)],
            [t('approvals.legalName'), legalName],
            [t('approvals.member'), memberName],
            [t('approvals.email'), memberEmail],
            [t('approvals.memberSince'), <DateText key="since" time={memberSince} />],
            [t('approvals.phone'), phone],
            [t('approvals.address'), address],
            [t('approvals.sst'), sstNumber === '' ? t('approvals.sstNone') : sstNumber],
          ]}
        />
      </Card>
      <Card as="section" title={t('approvals.about')}>
        <Facts
          rows={[
            [t('approvals.store'), application.storeName],
            [
              t('approvals.message'),
              <p key="message" className="font-normal whitespace-pre-line">
                {application.body}
              </p>,
            ],
          ]}
        />
      </Card>
    </>
  )
}

function Numbers() {
  const t = useT()
  const { application, bankName } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const numbers = answer && 'numbers' in answer ? answer.numbers : null
  const shown = (number: string | undefined) =>
    number === undefined ? (
      <>
        <span aria-hidden>••••••••</span> <span className="sr-only">{t('approvals.hidden')}</span>
      </>
    ) : (
      <span className="tabular-nums">{number}</span>
    )
  return (
    <Card as="section" title={t('approvals.numbers')}>
      <Facts
        rows={[
          [t('approvals.registration'), shown(numbers?.registration)],
          [t('approvals.bank'), bankName],
          [t('approvals.account'), shown(numbers?.accountNumber)],
          [t('approvals.holder'), application.accountHolder],
        ]}
      />
      {numbers === null && (
        <Form method="post" className="mt-5" preventScrollReset>
          <input type="hidden" name="intent" value="show" />
          <Button type="submit" variant="secondary" icon="eye">
            {t('approvals.show')}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{t('approvals.numbersLead')}</p>
        </Form>
      )}
    </Card>
  )
}

function Proof() {
  const t = useT()
  const { base, application, isPdf } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('approvals.proof')}>
      {/* A plain link: nothing may fetch it before someone presses it, for each look is written down. */}
      <a
        href={linkTo(`${base}/:id/proof`, { id: application.id })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        {t(isPdf ? 'approvals.proofPdf' : 'approvals.proofPhoto')}
      </a>
      <p className="mt-2 text-sm text-ink-soft">{t('approvals.newTab')}</p>
    </Card>
  )
}
