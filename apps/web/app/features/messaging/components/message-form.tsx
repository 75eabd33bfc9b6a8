import { MAX_CHAT_LENGTH } from '@pasar/domain/messaging/messages'
import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import { signTyping } from '../client/use-chat-events'
import { useDraft } from '../client/use-draft'
import { PhotosField, usePhotoCheck } from './photos'

/** Writes a message. Drawn anew with another `key` once one is sent, which empties it. */
export function MessageForm({
  conversationId,
  draft: draftId,
  formKey,
  failure,
  isTooHeavy,
}: {
  /** Nothing where it would begin one. */
  conversationId?: string
  /** What the draft is kept under. */
  draft: string
  formKey: string
  failure: Failure
  isTooHeavy: boolean
}) {
  const t = useT()
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  // The page may be read again meanwhile; the same words still are the same message.
  const [key] = useState(failure?.values.key ?? formKey)
  const own = failure?.values.intent === 'send' ? failure : undefined
  const photos = usePhotoCheck(isTooHeavy)
  const draft = useDraft(draftId, own !== undefined && !isBusy)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={draft.onSend}
      className="space-y-3"
    >
      <FormProblem failure={own} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        {...fieldMaker(t, own)('body')}
        label={t('messages.label')}
        hint={t('messages.hint')}
        rows={3}
        dir="auto"
        ref={draft.place}
        onInput={({ currentTarget }) => {
          draft.onInput(currentTarget.value)
          if (conversationId !== undefined) signTyping(conversationId)
        }}
        maxLength={MAX_CHAT_LENGTH}
      />
      <PhotosField failure={own} photos={photos} />
      <Button
        type="submit"
        name="intent"
        value="send"
        icon="send"
        loading={isBusy}
        aria-disabled={photos.problem !== null}
      >
        {t('messages.send')}
      </Button>
    </Form>
  )
}
