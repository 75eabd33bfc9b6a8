import type { Ref, SelectHTMLAttributes } from 'react'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** A long list as one text, which takes a page far less time than as many objects: lines of two letters, a space, a label. */
export type OptionLines = string

export type SelectControlProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  options: readonly SelectOption[] | OptionLines
  /** First, empty choice. */
  placeholder?: string | undefined
  control?: Ref<HTMLSelectElement>
}

const toOption = (line: string): SelectOption => ({ value: line.slice(0, 2), label: line.slice(3) })

/** The server has long lists in one piece (`select-control.server.tsx`). */
export function SelectControl({ options, placeholder, control, ...select }: SelectControlProps) {
  const list = typeof options === 'string' ? options.split('\n').map(toOption) : options
  return (
    <select {...select} ref={control}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {list.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled} className="bg-surface text-ink">
          {label}
        </option>
      ))}
    </select>
  )
}
