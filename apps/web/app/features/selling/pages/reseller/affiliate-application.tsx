import { AFFILIATE_REJECTIONS } from '@pasar/domain/selling/application-lists'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { Notice } from '../../../../ui/notice'
import { TextLink } from '../../../../ui/text-link'
import { DateText } from '../../../platform/components/date-text'
import { FormProblem } from '../../../platform/components/form-problem'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { APPLICATION_TONES } from '../../client/application-tones'
import { ApplicationHistory, Decision } from '../../components/review/decision'
import { RejectForm } from '../../components/review/reject-form'
import type { action, loader } from '../../routes/affiliate-application.server'

/** An affiliate's application, and the forms to decide on it. */
export function AffiliateApplicationPage() {
  const t = useT()
  const { base, area, application, others } = useLoaderData<typeof loader>()
  const { state, memberName, memberEmail, memberSince, phone, channel, body, createdAt } = application
  return (
    <WorkFrame
      area={area}
      title={t('affiliates.detailTitle', { name: memberName })}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={APPLICATION_TONES[state]}>{t(`approvals.${state}`)}</Badge>
          <span>
            {t('approvals.applied')} <DateText time={createdAt} withTime />
          </span>
        </span>
      }
      actions={
        <TextLink to={base} className="inline-flex min-h-11 items-center">
          {t('approvals.back')}
        </TextLink>
      }
    >
      <FormProblem failure={useActionData<typeof action>()?.failure} className="mb-4" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card as="section" edge title={t('approvals.who')}>
          <Facts
            rows={[
              [t('approvals.member'), memberName],
              [t('approvals.email'), memberEmail],
              [t('approvals.memberSince'), <DateText key="since" time={memberSince} />],
              [t('approvals.phone'), phone === '' ? t('affiliates.noPhone') : phone],
              [t('affiliates.channel'), t(`inbox.channel-${channel}`)],
              [
                t('affiliates.message'),
                <p key="message" className="font-normal whitespace-pre-line">
                  {body}
                </p>,
              ],
            ]}
          />
        </Card>
        <div className="space-y-6">
          {state === 'pending' ? <Decide /> : <Decision {...application} />}
          <ApplicationHistory base={base} others={others} />
        </div>
      </div>
    </WorkFrame>
  )
}

function Decide() {
  const t = useT()
  const { hasOpenOrders } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('approvals.decide')}>
      {hasOpenOrders && (
        <Notice tone="warning" title={t('approvals.openOrders')} className="mb-4">
          {t('affiliates.openOrdersText')}
        </Notice>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="approve" />
        <p className="mb-3 text-sm text-ink-soft">{t('affiliates.approveLead')}</p>
        <Button type="submit" icon="check">
          {t('approvals.approve')}
        </Button>
      </Form>
      <RejectForm picks={AFFILIATE_REJECTIONS} failure={useActionData<typeof action>()?.failure} />
    </Card>
  )
}
