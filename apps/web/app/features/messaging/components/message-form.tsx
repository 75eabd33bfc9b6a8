import { MAX_CHAT_LENGTH } from '@pasar/domain/messaging/messages'
import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'

interface MessageFormProps {
  formKey: string
  failure: Failure
  /** What the server put together of what was typed. */
  draft?: { body: string; key: string } | undefined
  /** Between the message and its button; posted with it. */
  children?: ReactNode
}

/** Writes a message. Drawn anew with another `key` once one is sent, which empties it. */
export function MessageForm({ formKey, failure, draft, children }: MessageFormProps) {
  const t = useT()
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  // The page may be read again meanwhile; the same words still are the same message.
  const [key] = useState(failure?.values.key ?? draft?.key ?? formKey)
  const own = /^(?:send|insert)$/.test(failure?.values.intent ?? '') ? failure : undefined
  return (
    <Form method="post" noValidate className="space-y-3">
      <FormProblem failure={own} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        {...fieldMaker(t, own, draft && { body: draft.body })('body')}
        label={t('messages.label')}
        hint={t('messages.hint')}
        rows={3}
        dir="auto"
        maxLength={MAX_CHAT_LENGTH}
      />
      {children}
      <Button type="submit" name="intent" value="send" icon="send" loading={isBusy}>
        {t('messages.send')}
      </Button>
    </Form>
  )
}
