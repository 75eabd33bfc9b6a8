/** The form of an item, with or without what was typed and not saved. */
export function formPath(itemId: string | undefined, isContinued: boolean): string {
  const params = new URLSearchParams()
  if (itemId !== undefined) params.set('item', itemId)
  if (isContinued) params.set('draft', 'continue')
  return params.size === 0 ? '/add-items' : `/add-items?${params}`
}
