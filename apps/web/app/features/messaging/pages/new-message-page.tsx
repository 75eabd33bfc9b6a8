import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { Notice } from '../../../ui/notice'
import { MessageForm } from '../components/message-form'
import { MessageFrame } from '../components/message-frame'
import type { action, loader } from '../routes/message-new.server'

/** The first message about something, or why there cannot be one. */
export function NewMessagePage() {
  const t = useT()
  const { refusal, name, about, isSelling, key, draft } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const form = <MessageForm draftOf={draft} formKey={key} failure={failure} />
  if (refusal !== null)
    return (
      <MessageFrame isSelling={isSelling} title={t('messages.title')}>
        <Notice
          tone="info"
          title={t(`errors.${refusal}`)}
          action={<ButtonLink to="/messages">{t('messages.back')}</ButtonLink>}
        />
        {/* Closed while it was written: the words stay, to be copied. */}
        {failure?.values.body && (
          <Card as="section" className="mt-4">
            {form}
          </Card>
        )}
      </MessageFrame>
    )
  return (
    <MessageFrame isSelling={isSelling} title={t('messages.newTitle', { name })}>
      {about && <Html html={about} />}
      <Card as="section" edge>
        <p className="mb-4 text-ink-soft">{t('messages.newLead')}</p>
        {form}
      </Card>
    </MessageFrame>
  )
}
