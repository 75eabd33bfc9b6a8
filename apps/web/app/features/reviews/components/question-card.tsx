import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { DateText } from '../../platform/components/date-text'
import type { ShownQuestion } from '../server/questions.server'

/** A question with its answer. Also rendered where no script follows. */
export function QuestionCard({
  question,
  answerTools,
  children,
}: {
  question: ShownQuestion
  /** Stands below the answer. */
  answerTools?: ReactNode
  children?: ReactNode
}) {
  const t = useT()
  return (
    <li id={question.id} className="scroll-mt-4 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold wrap-anywhere whitespace-pre-line">{question.body}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {question.asker || t('site.formerMember')} · <DateText time={question.createdAt} />
      </p>
      {question.answeredAt !== null && (
        <div className="mt-3 border-l-3 border-kunyit pl-3">
          <p className="text-sm font-semibold">
            {t('questions.answerOf')}{' '}
            <span className="font-normal text-ink-soft">
              · <DateText time={question.answeredAt} />
            </span>
          </p>
          {question.answer === '' ? (
            <p className="text-ink-soft">{t('questions.answerRemoved')}</p>
          ) : (
            <p className="wrap-anywhere whitespace-pre-line">{question.answer}</p>
          )}
          {question.answer !== '' && answerTools}
        </div>
      )}
      {children}
    </li>
  )
}
