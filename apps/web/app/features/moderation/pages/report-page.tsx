import { REPORT_REASONS } from '@pasar/domain/reviews/reviews'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { useRoot } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/report.server'

/** Reports an item, a review, a question, a seller's answer or a comment to those who run the market; a comment of one's own is deleted. */
export function ReportPage() {
  const t = useT()
  const { kind, thing, back } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const name = useRoot()?.appName ?? ''
  const chosen = failure?.values.reason
  return (
    <div className="mx-auto max-w-dialog px-4 py-6">
      <Card as="section">
        <h1 className="text-lg font-bold">{t(thing.isOwn ? 'reports.ownComment' : `reports.${kind}`)}</h1>
        <p className="mt-1 text-ink-soft">
          {thing.isOwn ? t('reports.ownLead') : t('reports.lead', { name })}
        </p>
        {!thing.isThere && <p className="mt-1 text-ink-soft">{t('reports.notThere', { name })}</p>}
        <p className="mt-3 mb-5">
          {t('reports.about')}: <strong>{thing.title}</strong>
        </p>
        {thing.body !== '' && (
          <blockquote
            dir="auto"
            className="mb-5 rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line"
          >
            {thing.body}
          </blockquote>
        )}
        {thing.isOwn ? (
          <Form method="post" className="space-y-5">
            <FormProblem failure={failure} />
            <Buttons back={back}>
              <Button type="submit" name="intent" value="delete" variant="danger" icon="trash">
                {t('reports.deleteOwn')}
              </Button>
            </Buttons>
          </Form>
        ) : (
          <Form method="post" noValidate className="space-y-5">
            <FormProblem failure={failure} />
            <RadioCards
              legend={t('reports.reason')}
              error={fieldError(t, failure, 'reason')}
              className="[&>div]:gap-2"
            >
              {REPORT_REASONS.map((reason) => (
                <RadioCard
                  key={reason}
                  name="reason"
                  value={reason}
                  defaultChecked={chosen === reason}
                  className="px-4 py-2.5"
                  title={t(`reports.${reason}`)}
                />
              ))}
            </RadioCards>
            <TextArea
              {...fieldMaker(t, failure)('note')}
              label={t('reports.note')}
              note={t('reports.optional')}
              rows={3}
            />
            <Buttons back={back}>
              <Button type="submit" icon="flag">
                {t('reports.send')}
              </Button>
            </Buttons>
          </Form>
        )}
      </Card>
    </div>
  )
}

/** What is done with the form, or not. */
function Buttons({ back, children }: { back: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink to={back} variant="secondary">
        {t('reports.cancel')}
      </ButtonLink>
    </div>
  )
}
