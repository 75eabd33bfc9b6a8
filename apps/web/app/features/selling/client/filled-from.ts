import { useState } from 'react'
import type { Failure } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'

/** What a form is filled from, as its hidden fields say it. */
export interface FilledFrom {
  version: string
  seenStock: string
}

/**
 * The version of an item and the stock that its form was filled from. They stay until it is saved, however often the server
 * sends it back or the page reads itself anew, as when a draft beside it is thrown away: what others save and what is sold
 * meanwhile has to be noticed. Only a seller who was told that the item has changed compares with what there is now.
 * @param opened what it said until now
 * @param item as it is now
 * @param typed what the server sent back of the form, whether it refused it or not
 */
export function filledFrom(
  opened: FilledFrom,
  item: { version: number } | null,
  failure: Failure,
  typed: FormValues | undefined,
): FilledFrom {
  const { version = opened.version, seenStock = opened.seenStock } = typed ?? {}
  return {
    version: failure?.code === 'ITEM_EDITED' ? String(item?.version ?? version) : version,
    seenStock: failure?.code === 'STOCK_CHANGED' ? String(failure.details.now ?? seenStock) : seenStock,
  }
}

export const openedFrom = (view: { filledFrom: number; seenStock: string }): FilledFrom => ({
  version: String(view.filledFrom),
  seenStock: view.seenStock,
})

/** The same from one answer to the next: what a seller was told stays so once that answer is gone from the page. */
export function useFilledFrom(
  view: { filledFrom: number; seenStock: string; item: { version: number } | null },
  failure: Failure,
  typed: FormValues | undefined,
): FilledFrom {
  const [last, setLast] = useState(() => openedFrom(view))
  const now = filledFrom(last, view.item, failure, typed)
  if (now.version !== last.version || now.seenStock !== last.seenStock) setLast(now)
  return now
}
