import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'

/** The search of a list, as a form that reads. */
export function ListSearch({
  path,
  search,
  label,
  placeholder,
  maxLength,
  keep = {},
}: {
  path: string
  search: string
  label: string
  placeholder?: string
  maxLength: number
  /** What else narrows the list and stays. */
  keep?: Readonly<Record<string, string | null>>
}) {
  const t = useT()
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label={label}
      className="mb-4 flex max-w-dialog items-end gap-2"
    >
      {Object.entries(keep).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField
        key={search}
        className="min-w-0 grow"
        type="search"
        name="q"
        label={label}
        {...(placeholder !== undefined && { placeholder })}
        maxLength={maxLength}
        defaultValue={search}
      />
      <Button type="submit" variant="secondary" icon="search" className="shrink-0">
        {t('orders.search')}
      </Button>
    </Form>
  )
}
