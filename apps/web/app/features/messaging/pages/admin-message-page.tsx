import { linkTo } from '@pasar/domain/access/link-to'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { TextLink } from '../../../ui/text-link'
import { AuditTrail } from '../../moderation/components/staff-records'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { DecisionForm } from '../components/decision-form'
import { MessageCase } from '../components/message-case'
import type { action, loader } from '../routes/admin-message.server'

/** A message that was held or reported: what is known about it, and the ways to decide while it waits. */
export function AdminMessagePage() {
  const t = useT()
  const { message, audit } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { reportId, reportState, reason, note, state, heldFor } = message
  const isReported = reportState === 'open' && reportId !== null
  const isOpen = isReported || state === 'pending'
  const badges = (
    <>
      {heldFor.map((held) => (
        <Badge key={held} tone="kunyit" icon="flag">
          {t(`messageWork.heldFor_${held}`)}
        </Badge>
      ))}
      {reason !== null && (
        <Badge tone="kunyit" icon="flag">
          {t(`chat.${reason}Reason`)}
        </Badge>
      )}
      {!isOpen && <Badge>{t(`messageWork.state_${state}`)}</Badge>}
    </>
  )
  return (
    <WorkFrame
      area="admin"
      title={t('messageWork.oneTitle')}
      lead={t('messageWork.oneLead')}
      actions={
        <TextLink
          to={linkTo('/admin/messages', { list: isReported ? 'reports' : isOpen ? undefined : 'decided' })}
          className="inline-flex min-h-11 items-center"
        >
          {t(isOpen ? 'messageWork.toQueue' : 'messageWork.toDecided')}
        </TextLink>
      }
    >
      {/* Somebody else has decided: the form is no longer on the page. */}
      {!isOpen && <FormProblem failure={failure} className="mb-4" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MessageCase message={message} badges={badges}>
          {note !== null && note !== '' && (
            <p className="mt-3">
              <span className="font-semibold">{t('messageReports.note')}</span>{' '}
              <span dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]">
                {note}
              </span>
            </p>
          )}
          {state === 'pending' && (
            <DecisionForm
              failure={failure}
              keep={{ intent: 'approve', text: t('messageWork.approve') }}
              drop={{ intent: 'reject', text: t('messageWork.reject') }}
            />
          )}
          {isReported && (
            <DecisionForm
              report={reportId}
              failure={failure}
              keep={{ intent: 'dismiss', text: t('messageReports.dismiss') }}
              drop={{ intent: 'uphold', text: t('messageReports.uphold') }}
            />
          )}
        </MessageCase>
        <AuditTrail audit={audit} />
      </div>
    </WorkFrame>
  )
}
