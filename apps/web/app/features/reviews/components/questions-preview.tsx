import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { SectionHeading } from '../../../ui/section-heading'
import type { ShownQuestion } from '../server/questions.server'
import { QuestionCard } from './question-card'

/** The questions answered last, and the way to the others and to ask. No script follows. */
export function QuestionsPreview({
  slug,
  questions,
  mayAsk,
}: {
  slug: string
  questions: readonly ShownQuestion[]
  /** False while questions are switched off. */
  mayAsk: boolean
}) {
  const t = useT()
  if (questions.length === 0 && !mayAsk) return null
  const path = linkTo('/item/:slug/questions', { slug })
  return (
    <section aria-labelledby="questions" className="further-down">
      <SectionHeading id="questions" title={t('questions.title')} className="scroll-mt-2" />
      {questions.length === 0 ? (
        <p className="text-ink-soft">{t('questions.noneText')}</p>
      ) : (
        <ul className="grid items-start gap-3 md:grid-cols-2">
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={path} className={buttonClass({ variant: 'secondary' })}>
          {t(questions.length === 0 ? 'questions.ask' : 'questions.all')}
        </a>
      </p>
    </section>
  )
}
