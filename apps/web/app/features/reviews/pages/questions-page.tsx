import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/empty-state'
import { TextArea } from '../../../ui/forms/field'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemHead } from '../../platform/components/items/item-head'
import { AnswerForm } from '../components/answer-form'
import { QuestionCard } from '../components/question-card'
import { ReportAnswer } from '../components/report-answer'
import type { action, loader } from '../routes/item-questions.server'

/** What was asked about an item and answered, a form to ask, and for the seller the forms to answer. */
export function QuestionsPage() {
  const t = useT()
  const { item, asker, isOwnItem, isFirst, next, questions } = useLoaderData<typeof loader>()
  const isOn = useIsOn('questions')
  const mayAsk = !isOwnItem && isOn
  return (
    <div className="page-width py-2 sm:py-4">
      <ItemHead item={item} title={t('questions.title')} />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          mayAsk && 'lg:grid-cols-[minmax(0,1fr)_360px]',
        )}
      >
        {mayAsk && (
          <div className="lg:order-2">
            <AskCard />
          </div>
        )}
        <div className="space-y-6">
          <Waiting />
          {questions.length === 0 ? (
            <EmptyState
              icon="chat"
              title={t('questions.none')}
              action={
                mayAsk ? undefined : (
                  <ButtonLink to={linkTo('/item/:slug', { slug: item.slug })}>
                    {t('questions.backToItem')}
                  </ButtonLink>
                )
              }
            >
              {asker === 'seller' ? t('questions.noneSeller') : mayAsk ? t('questions.noneText') : null}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {questions.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  answerTools={
                    !isOwnItem && <ReportAnswer kind="question" id={question.id} name={question.asker} />
                  }
                >
                  <p className="mt-2 text-right text-sm">
                    <TextLink
                      plain
                      to={linkTo('/report/:kind/:id', { kind: 'question', id: question.id })}
                      aria-label={t('questions.reportQuestion', {
                        name: question.asker || t('site.formerMember'),
                      })}
                      className="inline-flex min-h-11 items-center text-ink-soft"
                    >
                      {t('questions.report')}
                    </TextLink>
                  </p>
                </QuestionCard>
              ))}
            </ul>
          )}
          <Pagination
            label={t('questions.pages')}
            previousTo={isFirst ? null : '?'}
            previousLabel={t('questions.first')}
            nextTo={next === null ? null : `?cursor=${next}`}
            nextLabel={t('questions.more')}
          />
        </div>
      </div>
    </div>
  )
}

/** Unanswered: one's own, or for the seller all of them with a form each. */
function Waiting() {
  const t = useT()
  const { asker, waiting } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isSeller = asker === 'seller'
  const { intent, id = '' } = failure?.values ?? {}
  // Who is logged out meanwhile sees no questions to answer, but the answer that was written.
  if (intent === 'answer' && !waiting.some((question) => question.id === id))
    return <Answer id={id} failure={failure} />
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-lg font-bold">
        {t(isSeller ? 'questions.waitingAll' : 'questions.waitingOwn')}
      </h2>
      <ul className="grid gap-3">
        {waiting.map((question) => (
          <QuestionCard key={question.id} question={question}>
            {isSeller ? (
              <Answer id={question.id} failure={failure} />
            ) : (
              <p className="mt-2 text-sm text-ink-soft">{t('questions.waiting')}</p>
            )}
          </QuestionCard>
        ))}
      </ul>
    </section>
  )
}

function Answer({ id, failure }: { id: string; failure: Failure }) {
  const t = useT()
  return (
    <AnswerForm
      id={id}
      failure={failure}
      words={{
        open: t('questions.answerOpen'),
        label: t('questions.answerLabel'),
        hint: t('questions.answerHint'),
        send: t('questions.answerSend'),
      }}
    />
  )
}

/** The form to ask, or what is missing for it. */
function AskCard() {
  const t = useT()
  const { asker, item, waiting } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  const answer = useActionData<typeof action>()?.failure
  const failure = answer?.values.intent === 'answer' ? undefined : answer
  const { pathname: from } = useLocation()
  return (
    <Card as="section" edge title={t('questions.ask')}>
      {(asker === 'visitor' && failure === undefined) || asker === 'unverified' ? (
        <>
          <p className="mb-4 text-ink-soft">{t('questions.signInText')}</p>
          {asker === 'visitor' ? (
            <ButtonLink to={linkTo('/login', { from })} block>
              {t('questions.signIn')}
            </ButtonLink>
          ) : (
            <ButtonLink to={linkTo('/verify-email-prompt', { from })} block>
              {t('questions.confirm')}
            </ButtonLink>
          )}
        </>
      ) : (
        // Once a question is sent the field is empty for the next one.
        <Form key={waiting.length} method="post" noValidate className="space-y-4">
          <FormProblem failure={failure} />
          <TextArea
            {...fieldMaker(t, failure)('body')}
            label={t('questions.askLabel')}
            hint={t('questions.askHint')}
            rows={4}
          />
          <Button type="submit" name="intent" value="ask" block loading={isBusy} icon="send">
            {t('questions.askSend')}
          </Button>
        </Form>
      )}
      <p className="mt-4">
        <TextLink
          to={linkTo('/item/:slug', { slug: item.slug })}
          className="inline-flex min-h-11 items-center"
        >
          {t('questions.backToItem')}
        </TextLink>
      </p>
    </Card>
  )
}
