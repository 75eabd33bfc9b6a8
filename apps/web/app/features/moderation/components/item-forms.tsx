import { MAX_NOTE_LENGTH } from '@pasar/domain/moderation/note-length'
import { REMOVAL_REASONS } from '@pasar/domain/moderation/removals'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Select } from '../../../ui/forms/select'
import type { action, loader } from '../routes/admin-item.server'

/** What a refused form of that intent left. */
function useFailure(intent: string): Failure {
  const failure = useActionData<typeof action>()?.failure
  return failure?.values.intent === intent ? failure : undefined
}

export function RemoveItem() {
  const t = useT()
  const field = fieldMaker(t, useFailure('remove'))
  return (
    <Card as="section" title={t('itemWork.remove')}>
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value="remove" />
        <p className="text-sm text-ink-soft">{t('itemWork.removeLead')}</p>
        <Select
          label={t('itemWork.reason')}
          placeholder={t('inbox.choose')}
          options={REMOVAL_REASONS.map((value) => ({ value, label: t(`reports.${value}`) }))}
          {...field('reason')}
        />
        <TextArea
          label={t('itemWork.note')}
          hint={t('itemWork.noteHint')}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          {...field('note')}
        />
        <Button type="submit" variant="secondary" icon="trash">
          {t('itemWork.remove')}
        </Button>
      </Form>
    </Card>
  )
}

export function RestoreItem() {
  const t = useT()
  return (
    <Card as="section" title={t('itemWork.restore')}>
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value="restore" />
        <p className="text-sm text-ink-soft">{t('itemWork.restoreLead')}</p>
        <TextArea
          label={t('itemWork.note')}
          note={t('inbox.optional')}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          {...fieldMaker(t, useFailure('restore'))('note')}
        />
        <Button type="submit" icon="check">
          {t('itemWork.restore')}
        </Button>
      </Form>
    </Card>
  )
}

export function AnswerAppeal() {
  const t = useT()
  const failure = useFailure('appeal')
  return (
    <Card as="section" edge title={t('itemWork.answer')}>
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value="appeal" />
        <RadioCards legend={t('itemWork.verdict')} error={fieldError(t, failure, 'verdict')}>
          {(['restore', 'keep'] as const).map((verdict) => (
            <RadioCard
              key={verdict}
              name="verdict"
              value={verdict}
              defaultChecked={failure?.values.verdict === verdict}
              title={t(`itemWork.verdict_${verdict}`)}
            />
          ))}
        </RadioCards>
        <TextArea
          label={t('itemWork.answerText')}
          hint={t('itemWork.noteHint')}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          {...fieldMaker(t, failure)('answer')}
        />
        <Button type="submit">{t('itemWork.answerSend')}</Button>
      </Form>
    </Card>
  )
}

export function FeatureItem() {
  const t = useT()
  const { featuredAt } = useLoaderData<typeof loader>().item
  return (
    <Card as="section" title={t('itemWork.featuring')}>
      <Form method="post" className="space-y-3">
        <input type="hidden" name="intent" value={featuredAt === null ? 'feature' : 'unfeature'} />
        <p className="text-sm text-ink-soft">{t('itemWork.featureLead')}</p>
        <Button type="submit" variant="secondary">
          {t(featuredAt === null ? 'itemWork.feature' : 'itemWork.unfeature')}
        </Button>
      </Form>
    </Card>
  )
}
