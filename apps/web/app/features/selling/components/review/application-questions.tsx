import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { DateText } from '../../../platform/components/date-text'
import type { loader } from '../../routes/seller-application.server'

/** What reviewers asked the applicant, and the answers with their files. */
export function ApplicationQuestions() {
  const t = useT()
  const { base, application, questions } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('askMore.history')}>
      <ol className="space-y-5">
        {questions.map(({ id, question, askedAt, askedBy, answer, answeredAt, documents }) => (
          <li key={id} className="space-y-2">
            <p className="text-sm text-ink-soft">
              {askedBy !== null && `${t('askMore.by', { name: askedBy })} · `}
              <DateText time={askedAt} withTime />
            </p>
            <p className="font-semibold break-words whitespace-pre-line">{question}</p>
            {answeredAt === null ? (
              <p className="text-ink-soft">{t('askMore.unanswered')}</p>
            ) : (
              <div className="space-y-2 border-l-2 border-jade pl-3">
                <p className="text-sm text-ink-soft">
                  {t('askMore.answered')} · <DateText time={answeredAt} withTime />
                </p>
                <p className="break-words whitespace-pre-line">{answer}</p>
                {documents.length > 0 && (
                  <p className="flex flex-wrap gap-2">
                    {documents.map((document, at) => (
                      // A plain link: nothing may fetch it before someone presses it, for each look is written down.
                      <a
                        key={document.id}
                        href={linkTo(`${base}/:id/proof`, { id: application.id }, { document: document.id })}
                        target="_blank"
                        rel="noreferrer"
                        className={buttonClass({ variant: 'secondary' })}
                      >
                        {t(document.isPdf ? 'askMore.document' : 'askMore.documentPhoto', { number: at + 1 })}
                      </a>
                    ))}
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
