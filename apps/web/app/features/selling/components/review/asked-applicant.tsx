import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { TextArea, TextField } from '../../../../ui/forms/field'
import { DateText } from '../../../platform/components/date-text'
import { FormProblem } from '../../../platform/components/form-problem'
import type { action } from '../../routes/seller-pending.server'
import type { StatusData } from '../../server/selling.server'

/** What reviewers asked an applicant, the form to answer, and the way to withdraw. */
export function AskedApplicant() {
  const t = useT()
  const { state, from, questions } = useLoaderData<StatusData>()
  const failure = useActionData<typeof action>()?.failure
  const isWaiting = (state === 'pending' || state === 'asked') && from === '/seller-pending'
  if (!isWaiting && questions.length === 0) return null
  return (
    <div className="mx-auto -mt-4 max-w-dialog space-y-6 px-4 pb-10">
      <FormProblem failure={failure} />
      {questions.length > 0 && (
        <Card as="section" title={t('askMore.ours')}>
          <ol className="space-y-5">
            {questions.map(({ id, question, askedAt, answer, answeredAt }) => (
              <li key={id} className="space-y-2">
                <p className="text-sm text-ink-soft">
                  <DateText time={askedAt} withTime />
                </p>
                <p className="font-semibold break-words whitespace-pre-line">{question}</p>
                {answeredAt !== null && (
                  <div className="space-y-1 border-l-2 border-jade pl-3">
                    <p className="text-sm text-ink-soft">
                      {t('askMore.answered')} · <DateText time={answeredAt} withTime />
                    </p>
                    <p className="break-words whitespace-pre-line">{answer}</p>
                  </div>
                )}
              </li>
            ))}
          </ol>
          {isWaiting && state === 'asked' && <Answer />}
        </Card>
      )}
      {isWaiting && <Withdraw />}
    </div>
  )
}

function Answer() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isHeavy = failure?.code === 'TOO_LARGE'
  const documentError = isHeavy ? t('errors.DOCUMENT_TOO_HEAVY') : fieldError(t, failure, 'document')
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mt-6 space-y-4 border-t border-line pt-5"
    >
      <input type="hidden" name="intent" value="answer" />
      <TextArea
        label={t('askMore.yourAnswer')}
        rows={5}
        maxLength={2_000}
        {...fieldMaker(t, failure)('answer')}
      />
      <TextField
        label={t('askMore.files')}
        note={t('inbox.optional')}
        type="file"
        name="document"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/webp"
        hint={t('askMore.filesHint')}
        error={documentError ?? (failure?.values.document ? t('selling.documentAgain') : undefined)}
      />
      <Button type="submit" icon="send">
        {t('askMore.sendAnswer')}
      </Button>
    </Form>
  )
}

function Withdraw() {
  const t = useT()
  return (
    <details className="px-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-ink-soft">
        {t('askMore.withdraw')}
      </summary>
      <Form method="post" className="space-y-3 pb-2">
        <input type="hidden" name="intent" value="withdraw" />
        <p className="text-ink-soft">{t('askMore.withdrawLead')}</p>
        <Button type="submit" variant="secondary">
          {t('askMore.withdrawNow')}
        </Button>
      </Form>
    </details>
  )
}
