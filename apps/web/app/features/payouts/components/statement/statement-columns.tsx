import { BANK_COLUMNS } from '@pasar/domain/payouts/bank-columns'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/forms/field'
import { Select } from '../../../../ui/forms/select'
import { Table, Td, Th } from '../../../../ui/table'
import { FormProblem } from '../../../platform/components/form-problem'
import type { action, loader } from '../../routes/admin-bank-statement.server'

/** The first rows of the file, and a choice for each column of what it says. */
export function StatementColumns() {
  const t = useT()
  const { sample } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.failure
  const failure = refused?.values.intent === 'map' ? refused : undefined
  if (sample === null) return null
  const field = fieldMaker(t, failure, { firstRow: String(sample.firstRow) })
  const problem = fieldError(t, failure, 'columns')
  return (
    <Form method="post" noValidate>
      <FormProblem failure={failure} className="mb-4" />
      <input type="hidden" name="intent" value="map" />
      <Table caption={t('bankStatements.sample')} dense>
        <thead>
          <tr>
            <Th>{t('bankStatements.rowHead')}</Th>
            {sample.columns.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places
              <Th key={at}>{t('bankStatements.column', { number: at + 1 })}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.rows.map(({ row, cells }) => (
            <tr key={row}>
              <Td numeric rowHead>
                {row}
              </Td>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places
                <Td key={at}>{cell}</Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <fieldset className="mt-4">
        <legend className="font-semibold">{t('bankStatements.columnsTitle')}</legend>
        {problem !== undefined && (
          <p role="alert" className="mt-1 text-sm font-semibold text-bunga-ink">
            {problem}
          </p>
        )}
        <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {sample.columns.map((column, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places
              key={at}
              label={t('bankStatements.column', { number: at + 1 })}
              name={`column${at}`}
              defaultValue={failure?.values[`column${at}`] ?? column ?? ''}
              options={[
                { value: '', label: t('bankStatements.columnNone') },
                ...BANK_COLUMNS.map((value) => ({ value, label: t(`bankStatements.column_${value}`) })),
              ]}
            />
          ))}
          <TextField
            label={t('bankStatements.firstRow')}
            hint={t('bankStatements.firstRowHint')}
            inputMode="numeric"
            maxLength={7}
            {...field('firstRow')}
          />
        </div>
      </fieldset>
      <Button type="submit" variant="secondary" className="mt-4">
        {t('bankStatements.map')}
      </Button>
    </Form>
  )
}
