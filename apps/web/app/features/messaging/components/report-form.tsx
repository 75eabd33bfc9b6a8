import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_MESSAGE_REPORT_LENGTH, MESSAGE_REPORT_REASONS } from '@pasar/domain/messaging/messages'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { useRoot } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'

/** Says what is wrong with a message one has received. */
export function ReportForm({
  conversationId,
  message,
  name,
  failure,
}: {
  conversationId: string
  message: { id: string; body: string; isReported: boolean }
  name: string
  failure: Failure
}) {
  const t = useT()
  const app = useRoot()?.appName ?? ''
  const own = failure?.values.intent === 'report' ? failure : undefined
  if (message.isReported)
    return (
      <Notice tone="info" className="mt-4" title={t('chat.reported')}>
        {t('chat.reportSent')}
      </Notice>
    )
  return (
    <Card as="section" title={t('chat.reportTitle')} className="mt-4">
      <p className="text-ink-soft">{t('chat.reportLead', { name: app, sender: name })}</p>
      {message.body !== '' && (
        <p
          dir="auto"
          className="mt-3 border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]"
        >
          {message.body}
        </p>
      )}
      <Form method="post" noValidate className="mt-4 space-y-4">
        <FormProblem failure={own} />
        <input type="hidden" name="message" value={message.id} />
        <RadioCards legend={t('chat.reportReason')} error={fieldError(t, own, 'reason')}>
          {MESSAGE_REPORT_REASONS.map((reason) => (
            <RadioCard
              key={reason}
              name="reason"
              value={reason}
              defaultChecked={own?.values.reason === reason}
              className="px-4 py-2.5"
              title={t(`chat.${reason}Reason`)}
            />
          ))}
        </RadioCards>
        <TextArea
          {...fieldMaker(t, own)('note')}
          label={t('chat.reportNote')}
          note={t('chat.photosOptional')}
          rows={3}
          maxLength={MAX_MESSAGE_REPORT_LENGTH}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="report" icon="flag">
            {t('chat.reportSend')}
          </Button>
          <ButtonLink to={linkTo('/chat/:conversationId', { conversationId })} variant="secondary">
            {t('chat.reportCancel')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
