import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isField, searchOf } from './listing-links'
import type { FilterValues, ListingView } from './listing-view'

/** Ties the fields outside of the form to it, too. */
export const FILTER_FORM_ID = 'filters'

/** Goes to what the form says, by an address without its empty fields. */
export function useSendFilters({ values, defaultSort }: ListingView): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => {
    if (!form) return
    const data = new FormData(form)
    const read = Object.keys(values).map((field) => [field, String(data.get(field) ?? '')])
    navigate(searchOf(Object.fromEntries(read), defaultSort) || '?', { preventScrollReset: true })
  }
}

/** Whether the page was opened afresh: after a reload or going back the browser itself fills in what was chosen before. */
const isOpenedAfresh = (): boolean =>
  performance.getEntriesByType('navigation').every((entry) => !('type' in entry) || entry.type === 'navigate')

/** Whether someone has already chosen something else than the address says. Half a price counts for nothing yet. */
const isAhead = (form: HTMLFormElement, values: FilterValues): boolean =>
  Array.from(form.elements).some(
    (element) =>
      (element instanceof HTMLSelectElement && element.value !== values.sort) ||
      (element instanceof HTMLInputElement &&
        (element.type === 'radio' || element.type === 'checkbox') &&
        element.checked !== element.defaultChecked),
  )

/**
 * After each answer the fields show what counts, wherever the change came from; what someone types in is left
 * alone. What was chosen before the scripts were there is not undone but sent, and what was typed stays.
 */
export function useFollowAddress({ values }: ListingView, send: ReturnType<typeof useSendFilters>): void {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer counts, not a new function
  useEffect(() => {
    const form = document.getElementById(FILTER_FORM_ID)
    if (!(form instanceof HTMLFormElement)) return
    const mayBeAhead = isFirst.current && isOpenedAfresh()
    isFirst.current = false
    if (mayBeAhead && isAhead(form, values)) return send(form)
    for (const element of form.elements) {
      if (element instanceof HTMLSelectElement) element.value = values.sort
      if (!(element instanceof HTMLInputElement)) continue
      const field = element.name
      if (!isField(values, field)) continue
      if (element.type === 'radio' || element.type === 'checkbox')
        element.checked = element.value === values[field]
      else if (element !== document.activeElement && !(mayBeAhead && element.value !== element.defaultValue))
        element.value = values[field] ?? ''
    }
  }, [values])
}
