import { linkTo } from '@pasar/domain/access/link-to'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { action, loader } from '../routes/admin-bank-statements.server'

/** The statements of the market's bank accounts, and the form for the next one. */
export function AdminBankStatementsPage() {
  const t = useT()
  const { isFirst } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area="admin"
      title={t('bankStatements.title')}
      lead={t('bankStatements.lead')}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/books/lines" variant="secondary">
            {t('bankStatements.lines')}
          </ButtonLink>
          <ButtonLink to="/admin/books" variant="secondary">
            {t('books.title')}
          </ButtonLink>
        </div>
      }
    >
      <div className="space-y-6">
        {isFirst && <Upload />}
        <Statements />
      </div>
    </WorkFrame>
  )
}

function Upload() {
  const t = useT()
  const { banks, most } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, { bank: banks[0]?.value ?? '' })
  const size = most.megabytes
  const fileError =
    fieldError(t, failure, 'statement') ??
    (failure?.values.statement ? t('bankStatements.fileAgain') : undefined)
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <FormProblem failure={failure} className="mb-4" />
      <Card as="section" edge title={t('bankStatements.upload')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label={t('bankStatements.bank')} options={banks} {...field('bank')} />
          <TextField
            label={t('bankStatements.accountEnd')}
            hint={t('bankStatements.accountEndHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            {...field('accountEnd')}
          />
        </div>
        <TextField
          className="mt-4"
          label={t('bankStatements.file')}
          type="file"
          name="statement"
          accept=".csv,.tsv,.txt,.xlsx"
          hint={t('bankStatements.fileHint', { lines: most.lines.toLocaleString('en'), size })}
          error={fileError}
        />
        <p className="mt-5 mb-3 text-sm text-ink-soft">{t('bankStatements.uploadText')}</p>
        <Button type="submit" icon="search">
          {t('bankStatements.check')}
        </Button>
      </Card>
    </Form>
  )
}

function Statements() {
  const t = useT()
  const { statements, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('bankStatements.past')}</h2>
      {statements.length === 0 && <p className="text-ink-soft">{t('bankStatements.none')}</p>}
      <ul className="space-y-3">
        {statements.map((statement) => {
          const { id, account, fileName, state, lineCount, openCount, uploadedByName, uploadedAt } = statement
          return (
            <Card as="li" key={id} className="hover:border-jade">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <div className="min-w-0">
                  <Link
                    to={linkTo('/admin/books/statements/:id', { id })}
                    className="block font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
                  >
                    {account} · {fileName}
                  </Link>
                  <p className="text-sm break-words text-ink-soft">
                    <DateText time={uploadedAt} withTime /> ·{' '}
                    {t('bankStatements.by', { name: uploadedByName })} ·{' '}
                    {t('bankStatements.count', { count: lineCount })}
                  </p>
                </div>
                <span className="flex flex-wrap items-center gap-2">
                  {openCount > 0 && (
                    <Badge tone="kunyit">{t('bankStatements.open', { count: openCount })}</Badge>
                  )}
                  <Badge tone={state === 'draft' ? 'laut' : state === 'done' ? 'jade' : 'kunyit'}>
                    {t(`bankStatements.state_${state}`)}
                  </Badge>
                </span>
              </div>
            </Card>
          )
        })}
      </ul>
      <Pagination
        className="mt-6"
        label={t('bankStatements.listPages')}
        previousTo={isFirst ? null : '/admin/books/statements'}
        previousLabel={t('payoutRuns.first')}
        nextTo={next === null ? null : linkTo('/admin/books/statements', { cursor: next })}
        nextLabel={t('payoutRuns.nextPage')}
      />
    </section>
  )
}
