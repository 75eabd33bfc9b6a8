import type { Language } from '@pasar/domain/kernel/languages'
import { type InboxState, type InboxStep, mayStepInbox } from '@pasar/domain/moderation/inboxes'
import { MAX_MESSAGE_LENGTH } from '@pasar/domain/support/schemas'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea } from '../../../ui/forms/field'

interface Entry {
  version: number
  state: InboxState
  email: string
  language: Language
  assigneeId: string | null
  assigneeName: string | null
}

/** An answer by mail, with which the entry may be closed. What was typed stays when somebody else was faster. */
export function InboxAnswerForm({ entry, failure }: { entry: Entry; failure: Failure }) {
  const t = useT()
  const { version, email, language } = entry
  const refused = failure?.values.intent === 'answer' ? failure : undefined
  return (
    <Card as="section" title={t('inboxWork.answerTitle')}>
      <Form method="post" noValidate className="space-y-3">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          label={t('inboxWork.answer')}
          hint={t('inboxWork.answerHint', { email, language: t(`memberWork.language_${language}`) })}
          rows={6}
          maxLength={MAX_MESSAGE_LENGTH}
          {...fieldMaker(t, refused)('answer')}
        />
        <Checkbox
          name="close"
          value="yes"
          label={t('inboxWork.answerClose')}
          defaultChecked={refused?.values.close === 'yes'}
        />
        <Button type="submit" icon="mail">
          {t('inboxWork.answerSend')}
        </Button>
      </Form>
    </Card>
  )
}

/** Who sees to an entry, and the steps that send nothing. */
export function InboxHandling({ entry, isMine }: { entry: Entry; isMine: boolean }) {
  const t = useT()
  const { version, state, assigneeId, assigneeName } = entry
  const steps: readonly (readonly [InboxStep, TextKey, isOffered: boolean])[] = [
    ['take', assigneeId === null ? 'inboxWork.take' : 'inboxWork.takeOver', !isMine],
    ['release', 'inboxWork.release', isMine],
    ['close', state === 'answered' ? 'inboxWork.closeAnswered' : 'inboxWork.close', true],
    ['reopen', 'inboxWork.reopen', true],
  ]
  const said =
    assigneeId === null
      ? t('inboxWork.nobody')
      : isMine
        ? t('inboxWork.byMe')
        : t('inboxWork.by', { name: assigneeName || t('inboxWork.gone') })
  return (
    <Card as="section" title={t('inboxWork.handling')}>
      <p className="mb-3 wrap-anywhere">{said}</p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="version" value={version} />
        {steps
          .filter(([step, , isOffered]) => isOffered && mayStepInbox(state, step))
          .map(([step, label]) => (
            <Button key={step} type="submit" name="intent" value={step} variant="secondary">
              {t(label)}
            </Button>
          ))}
      </Form>
    </Card>
  )
}
