import type { Failure } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'

/** What a form was filled from when it was opened. */
export interface Opened {
  filledFrom: number
  seenStock: string
}

/**
 * The version of an item and the stock that its form was filled from. They stay until it is saved, however often the server
 * sends it back or the page reads itself anew, as when a draft beside it is thrown away: what others save and what is sold
 * meanwhile has to be noticed. Only a seller who was told that the item has changed compares with what there is now.
 * @param item as it is now
 * @param typed what the server sent back of the form, whether it refused it or not
 */
export function filledFrom(
  opened: Opened,
  item: { version: number } | null,
  failure: Failure,
  typed: FormValues | undefined,
): { version: string; seenStock: string } {
  const { version = String(opened.filledFrom), seenStock = opened.seenStock } = typed ?? {}
  return {
    version: failure?.code === 'ITEM_EDITED' ? String(item?.version ?? version) : version,
    seenStock: failure?.code === 'STOCK_CHANGED' ? String(failure.details.now ?? seenStock) : seenStock,
  }
}
