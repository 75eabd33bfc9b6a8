import { MAX_CHAT_LENGTH } from '@pasar/domain/messaging/messages'
import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useMemo, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import { signTyping } from '../client/use-chat-events'
import { useDraft } from '../client/use-draft'
import { PhotosField, usePhotoCheck } from './photos'

interface MessageFormProps {
  /** Nothing where it would begin one. */
  conversationId?: string
  /** What the draft is kept under. */
  draftOf: string
  formKey: string
  failure: Failure
  /** What the server put together of what was typed. */
  filled?: { body: string; key: string } | undefined
  /** Between the message and its button; posted with it. */
  children?: ReactNode
}

/** A key has sent something else, which a browser that goes back to a form brings about: from then on, a new one. */
function useUnusedKey(key: string, next: string, failure: Failure): string {
  const isUsed = failure?.code === 'MESSAGE_KEY_USED'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may be read again meanwhile
  return useMemo(() => (isUsed ? next : key), [failure])
}

/** Writes a message. Drawn anew with another `key` once one is sent, which empties it. */
export function MessageForm({
  conversationId,
  draftOf,
  formKey,
  failure,
  filled,
  children,
}: MessageFormProps) {
  const t = useT()
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  // The page may be read again meanwhile; the same words still are the same message.
  const [firstKey] = useState(failure?.values.key ?? filled?.key ?? formKey)
  const key = useUnusedKey(firstKey, formKey, failure)
  const own = /^(?:send|insert)$/.test(failure?.values.intent ?? '') ? failure : undefined
  const photos = usePhotoCheck()
  const draft = useDraft(draftOf, own !== undefined && !isBusy)
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
        {...fieldMaker(t, own, filled && { body: filled.body })('body')}
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
      {children}
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
