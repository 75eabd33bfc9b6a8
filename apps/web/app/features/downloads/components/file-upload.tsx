import { MAX_FILE_NOTE } from '@pasar/domain/downloads/file-limits'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/item-files.server'

/** Sends a file of its own, or the next version of one. The text comes first: the server reads it before the file. */
export function FileUpload({ seriesId, label }: { seriesId: string; label: string }) {
  const t = useT()
  const isSending = useNavigation().formData?.get('seriesId') === seriesId
  const { extensions, maxBytes } = useLoaderData<typeof loader>()
  const [isHeavy, setHeavy] = useState(false)
  const answered = useActionData<typeof action>()?.failure
  const failure = answered?.values.seriesId === seriesId ? answered : undefined
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setHeavy((currentTarget.files?.[0]?.size ?? 0) > maxBytes)
  const problem =
    isHeavy || failure?.code === 'TOO_LARGE'
      ? t('errors.FILE_TOO_HEAVY')
      : (fieldError(t, failure, 'file') ?? (failure?.values.file ? t('itemFiles.again') : undefined))
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="space-y-4"
      // It would be sent for minutes to be refused.
      onSubmit={(event) => isHeavy && event.preventDefault()}
    >
      <FormProblem failure={failure} />
      <input type="hidden" name="seriesId" value={seriesId} />
      <TextField
        {...fieldMaker(t, failure)('note')}
        label={t('itemFiles.note')}
        note={t('listing.optional')}
        hint={t('itemFiles.noteHint')}
        maxLength={MAX_FILE_NOTE}
        autoComplete="off"
      />
      <TextField
        label={t('itemFiles.file')}
        type="file"
        name="file"
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        hint={t('itemFiles.fileHint', { kinds: extensions.join(', ').toUpperCase() })}
        onChange={weigh}
        error={problem}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isSending}>
          {label}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {isSending && t('itemFiles.sending')}
        </p>
      </div>
    </Form>
  )
}
