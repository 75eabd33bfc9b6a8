import { MAX_REJECTION_LENGTH, type MessageReportReason } from '@pasar/domain/messaging/messages'
import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
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
      <Form method="post" noValidate className="mt-4 space-y-3">
        <FormProblem failure={failure} />
        <input type="hidden" name="id" value={report.id} />
        <TextField
          {...fieldMaker(t, failure)('reason')}
          label={t('messageWork.reason')}
          note={t('messageWork.reasonNote')}
          hint={t('messageWork.reasonHint')}
          maxLength={MAX_REJECTION_LENGTH}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="dismiss" icon="check">
            {t('messageReports.dismiss')}
          </Button>
          <Button type="submit" name="intent" value="uphold" variant="danger" icon="close">
            {t('messageReports.uphold')}
          </Button>
        </div>
      </Form>
    </MessageCase>
  )
}
