import { forwardRef, type SelectHTMLAttributes } from 'react'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** A long list as one text, which takes a page far less time than as many objects: lines of value, tab and label. */
export type OptionLines = string

export type SelectControlProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  options: readonly SelectOption[] | OptionLines
  /** First, empty choice. */
  placeholder?: string | undefined
}

const toOption = (line: string): SelectOption => {
  const [value = '', label = ''] = line.split('\t')
  return { value, label }
}

/** The server has long lists in one piece (`select-control.server.tsx`). */
export const SelectControl = forwardRef<HTMLSelectElement, SelectControlProps>(function SelectControl(
  { options, placeholder, ...select },
  ref,
) {
  const list = typeof options === 'string' ? options.split('\n').map(toOption) : options
  return (
    <select {...select} ref={ref}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {list.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled} className="bg-surface text-ink">
          {label}
        </option>
      ))}
    </select>
  )
})
