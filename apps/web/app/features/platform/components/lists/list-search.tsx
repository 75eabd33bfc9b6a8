import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { TextField } from '../../../../ui/forms/field'

/** The search of a list, as a form that reads. */
export function ListSearch({
  path,
  search,
  label,
  submit,
  keep = {},
  className,
  children,
  ...field
}: {
  path: string
  search: string
  label: string
  /** What the button says. */
  submit: string
  /** What else narrows the list and stays. */
  keep?: Readonly<Record<string, string | null | undefined>>
  className?: string
  hideLabel?: boolean
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  /** Beside the button, for example the way back to the whole list. */
  children?: ReactNode
}) {
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label={label}
      className={cx('flex flex-wrap items-end gap-2', className)}
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex min-w-0 grow items-end gap-2">
        <TextField
          key={search}
          className="min-w-0 grow"
          type="search"
          name="q"
          label={label}
          defaultValue={search}
          {...field}
        />
        <Button type="submit" variant="secondary" icon="search" className="shrink-0">
          {submit}
        </Button>
      </div>
      {children}
    </Form>
  )
}
