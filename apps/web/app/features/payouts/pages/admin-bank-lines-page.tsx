import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BankLine } from '../components/statement/bank-line'
import type { action, loader } from '../routes/admin-bank-lines.server'

type Line = ReturnType<typeof useLoaderData<typeof loader>>['lines'][number]

/** Lines of statements that no payout explains, and how they were explained. */
export function AdminBankLinesPage() {
  const t = useT()
  const { lines, isExplained, isFirst, next } = useLoaderData<typeof loader>()
  const list = isExplained ? 'explained' : undefined
  return (
    <WorkFrame
      area="admin"
      title={t('bankStatements.lines')}
      lead={t('bankStatements.linesLead')}
      actions={
        <ButtonLink to="/admin/books/statements" variant="secondary">
          {t('bankStatements.title')}
        </ButtonLink>
      }
    >
      <TabLinks
        label={t('bankStatements.filter')}
        tabs={[
          {
            to: '/admin/books/lines' satisfies PagePath,
            label: t('bankStatements.listOpen'),
            current: !isExplained,
          },
          {
            to: linkTo('/admin/books/lines', { list: 'explained' }),
            label: t('bankStatements.listExplained'),
            current: isExplained,
          },
        ]}
        className="mb-4"
      />
      {lines.length === 0 ? (
        <EmptyState icon="check" title={t('bankStatements.noneOpen')}>
          {t('bankStatements.noneOpenText')}
        </EmptyState>
      ) : (
        <Card as="section" flush>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <BankLine key={`${line.statementId} ${line.position}`} line={line} account={line.account}>
                <TextLink
                  to={linkTo('/admin/books/statements/:id', { id: line.statementId })}
                  className="inline-flex min-h-11 items-center text-sm"
                >
                  {t('bankStatements.one')}
                </TextLink>
                {line.explainedAt === null ? <Explain line={line} /> : <Explained line={line} />}
              </BankLine>
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        className="mt-6"
        label={t('bankStatements.pages')}
        previousTo={isFirst ? null : linkTo('/admin/books/lines', { list })}
        previousLabel={t('payoutRuns.first')}
        nextTo={next === null ? null : linkTo('/admin/books/lines', { list, cursor: next })}
        nextLabel={t('payoutRuns.nextPage')}
      />
    </WorkFrame>
  )
}

function Explained({ line: { note, explainedByName, explainedAt } }: { line: Line }) {
  const t = useT()
  return (
    <p className="mt-1 text-sm wrap-anywhere">
      {note}{' '}
      <span className="text-ink-soft">
        ({t('bankStatements.by', { name: explainedByName ?? '' })}
        {explainedAt !== null && (
          <>
            , <DateText time={explainedAt} withTime />
          </>
        )}
        )
      </span>
    </p>
  )
}

function Explain({ line: { statementId, position } }: { line: Line }) {
  const t = useT()
  const refused = useActionData<typeof action>()?.failure
  const isThis = refused?.values.statementId === statementId && refused?.values.position === String(position)
  const failure = isThis ? refused : undefined
  return (
    <details open={failure !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-jade">
        {t('bankStatements.explain')}
      </summary>
      <Form
        method="post"
        noValidate
        className="mt-2 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        preventScrollReset
      >
        <FormProblem failure={failure} className="sm:col-span-2" />
        <input type="hidden" name="statementId" value={statementId} />
        <input type="hidden" name="position" value={position} />
        <TextField
          label={t('bankStatements.explanation')}
          hint={t('bankStatements.explanationHint')}
          maxLength={300}
          {...fieldMaker(t, failure)('explanation')}
        />
        <Button type="submit" variant="secondary" className="sm:mt-6">
          {t('bankStatements.saveExplanation')}
        </Button>
      </Form>
    </details>
  )
}
