import type { FilterField, FilterValues, ListingView } from './listing-view'

type Shown = Pick<ListingView, 'values' | 'defaultSort' | 'choices'>

export const isField = (values: FilterValues, name: string): name is FilterField & keyof FilterValues =>
  name in values

/** The address of a state of the filters, without what is not set and without the order nobody chose. */
export function searchOf(values: Partial<FilterValues>, defaultSort: string, cursor?: string | null): string {
  const params = new URLSearchParams()
  for (const [field, text] of Object.entries(values)) {
    const value = text.trim()
    if (value !== '' && !(field === 'sort' && value === defaultSort)) params.set(field, value)
  }
  if (cursor) params.set('cursor', cursor)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Active filters, for the chips above the items. An invalid price filters nothing; its field says so. */
export const listSetFilters = ({
  values,
  problems,
}: Pick<ListingView, 'values' | 'problems'>): FilterField[] =>
  Object.keys(values).filter(
    (field): field is FilterField =>
      isField(values, field) &&
      field !== 'q' &&
      field !== 'sort' &&
      values[field] !== '' &&
      !((field === 'min' || field === 'max') && problems[field] === 'price'),
  )

/**
 * The listing without one filter. An order by the end goes with the auctions it belongs to, and attributes with their
 * category: they would narrow the next one that has them.
 */
export function searchWithout({ values, defaultSort, choices }: Shown, field: FilterField): string {
  const isLastOfEnding = field === 'type' && values.sort === 'endingSoon'
  const attributes = field === 'category' ? choices.filter(({ legend }) => legend !== undefined) : []
  const without = Object.fromEntries(attributes.map((choice) => [choice.field, '']))
  return searchOf(
    { ...values, ...without, [field]: '', ...(isLastOfEnding ? { sort: '' } : undefined) },
    defaultSort,
  )
}

/** The listing with its search and order only. */
export const searchCleared = ({ values, defaultSort }: Omit<Shown, 'choices'>): string =>
  searchOf({ q: values.q, sort: values.sort === 'endingSoon' ? '' : values.sort }, defaultSort)
