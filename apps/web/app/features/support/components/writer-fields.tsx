import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'

/** Name and email of who writes. */
export function WriterFields({
  failure,
  writer,
}: {
  failure: Failure
  writer: { name: string; email: string }
}) {
  const t = useT()
  const field = fieldMaker(t, failure, writer)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t('inbox.name')} autoComplete="name" maxLength={80} {...field('name')} />
      <TextField label={t('inbox.email')} type="email" autoComplete="email" {...field('email')} />
    </div>
  )
}
