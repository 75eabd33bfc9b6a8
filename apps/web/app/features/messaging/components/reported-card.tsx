import type { MessageReportReason } from '@pasar/domain/messaging/messages'
import type { ComponentProps } from 'react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { DecisionForm } from './decision-form'
import { MessageCase } from './message-case'

type Reported = ComponentProps<typeof MessageCase>['message'] & {
  id: string
  reason: MessageReportReason
  note: string
}

/** A message that its receiver reported, and the two ways to decide. */
export function ReportedCard({ report, failure }: { report: Reported; failure: Failure }) {
  const t = useT()
  const badge = (
    <Badge tone="kunyit" icon="flag">
      {t(`chat.${report.reason}Reason`)}
    </Badge>
  )
  return (
    <MessageCase message={report} badges={badge}>
      {report.note !== '' && (
        <p className="mt-3">
          <span className="font-semibold">{t('messageReports.note')}</span>{' '}
          <span dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]">
            {report.note}
          </span>
        </p>
      )}
      <DecisionForm
        id={report.id}
        failure={failure}
        keep={{ intent: 'dismiss', text: t('messageReports.dismiss') }}
        drop={{ intent: 'uphold', text: t('messageReports.uphold') }}
      />
    </MessageCase>
  )
}
