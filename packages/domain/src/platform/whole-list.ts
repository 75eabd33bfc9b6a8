/** Says in an address that the list is wanted whole, where it would open with a view. */
const WHOLE_LIST = 'view=all'

/** @param to a page of a list; one without a query is marked as the whole list */
export const toWhole = (to: string): string => (to.includes('?') ? to : `${to}?${WHOLE_LIST}`)
