import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useT } from '../../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { TextField } from '../../../../ui/forms/field'
import { Select } from '../../../../ui/forms/select'
import { FormProblem } from '../../../platform/components/form-problem'
import type { action, loader } from '../../routes/import.server'

/** The file, and defaults for new items whose rows lack a value. */
export function ImportForm() {
  const t = useT()
  const { stores, categories, most, waiting } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, { storeId: stores[0]?.value ?? '', status: 'active' })
  const size = most.megabytes
  // A browser shows no answer to a file that is refused while it is being sent.
  const [isHeavy, setHeavy] = useState(false)
  const tableError = () => {
    if (isHeavy || failure?.code === 'TOO_LARGE') return t('imports.fileHeavy', { size })
    return fieldError(t, failure, 'table') ?? (failure?.values.table ? t('imports.fileAgain') : undefined)
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => isHeavy && event.preventDefault()}
    >
      <FormProblem failure={failure} className="mb-4" />
      <Card as="section" edge title={t('imports.uploadTitle')}>
        <TextField
          label={t('imports.file')}
          type="file"
          name="table"
          accept=".csv,.tsv,.txt,.xlsx,.zip"
          hint={t('imports.fileHint', { rows: most.rows.toLocaleString('en'), size })}
          error={tableError()}
          onChange={({ currentTarget: { files } }) => setHeavy((files?.[0]?.size ?? 0) > most.bytes)}
        />
        <fieldset className="mt-6">
          <legend className="font-semibold">{t('imports.defaults')}</legend>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <Select label={t('imports.store')} options={stores} {...field('storeId')} />
            <Select
              label={t('imports.category')}
              placeholder={t('imports.categoryNone')}
              options={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
              {...field('category')}
            />
            <TextField
              label={t('imports.weight')}
              note={t('imports.optional')}
              suffix={t('imports.grams')}
              inputMode="numeric"
              maxLength={6}
              {...field('weight')}
            />
            <TextField
              label={t('imports.stock')}
              note={t('imports.optional')}
              inputMode="numeric"
              maxLength={5}
              {...field('stock')}
            />
            <Select
              label={t('imports.status')}
              options={[
                { value: 'active', label: t('imports.statusActive') },
                { value: 'draft', label: t('imports.statusDraft') },
              ]}
              {...field('status')}
            />
          </div>
        </fieldset>
        {waiting && (
          <div className="mt-4">
            <Checkbox
              key={waiting.id}
              name="replaces"
              value={waiting.id}
              label={t('imports.replaces', { name: waiting.fileName })}
              error={fieldError(t, failure, 'replaces')}
              defaultChecked={failure?.values.replaces === waiting.id}
              className="wrap-anywhere"
            />
            <p className="pl-8 text-sm text-ink-soft">{t('imports.replacesHint')}</p>
          </div>
        )}
        <p className="mt-5 mb-3 text-sm text-ink-soft">{t('imports.checkHint')}</p>
        <Button type="submit" icon="search">
          {t('imports.check')}
        </Button>
      </Card>
    </Form>
  )
}
