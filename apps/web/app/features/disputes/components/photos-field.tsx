import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'

/** Whether the chosen photos are too heavy, and what to do when others are chosen. */
export function useWeight() {
  const [isRefused, setRefused] = useState(false)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setRefused([...(currentTarget.files ?? [])].some(({ size }) => size > MAX_PICTURE_BYTES))
  return { isRefused, weigh }
}

/** Photos of what a claim is about. */
export function PhotosField({
  failure,
  weight: { isRefused, weigh },
  hint,
}: {
  failure: Failure
  weight: ReturnType<typeof useWeight>
  hint: string
}) {
  const t = useT()
  const error = fieldError(t, failure, 'photos') ?? fieldError(t, failure, 'picture')
  return (
    <TextField
      label={t('claims.photos')}
      type="file"
      name="photos"
      multiple
      accept={PICTURE_TYPES.join(',')}
      hint={hint}
      onChange={weigh}
      error={isRefused ? t('claims.tooHeavy') : error}
    />
  )
}
