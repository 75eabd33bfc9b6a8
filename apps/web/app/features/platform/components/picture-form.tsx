import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { Form } from '@remix-run/react'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'

/** Sends one picture, as the field `picture`. */
export function PictureForm({
  label,
  hint,
  send,
  error,
  children,
}: {
  label: string
  hint: string
  /** On its button. */
  send: string
  error: string | undefined
  /** Hidden fields. */
  children?: ReactNode
}) {
  const t = useT()
  const [isRefused, setRefused] = useState(false)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setRefused((currentTarget.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES)
  return (
    <Form method="post" encType="multipart/form-data" className="space-y-3">
      {children}
      <TextField
        label={label}
        type="file"
        name="picture"
        accept={PICTURE_TYPES.join(',')}
        hint={hint}
        onChange={weigh}
        error={isRefused ? t('errors.PICTURE_TOO_HEAVY') : error}
      />
      <Button type="submit" variant="secondary" aria-disabled={isRefused} icon="image">
        {send}
      </Button>
    </Form>
  )
}
