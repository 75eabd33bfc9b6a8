import { linkTo } from '@pasar/domain/access/link-to'

/** The form of an item, with or without what was typed and not saved. */
export const formPath = (itemId: string | undefined, isContinued: boolean): string =>
  linkTo('/add-items', { item: itemId, draft: isContinued ? 'continue' : undefined })

/** The form of an item after what is typed was kept, as so many versions before. */
export const keptPath = (itemId: string | undefined, kept: number): string =>
  linkTo('/add-items', { item: itemId, draft: 'continue', kept })

/**
 * A form begins anew with another item, with what is gone on with, and each time that is kept: what it was filled from is the
 * draft as it is then. Nothing else may begin it anew, or what is typed is lost.
 */
export const formKey = (view: {
  item: { id: string } | null
  draft: { isContinued: boolean } | null
  kept: string | null
}): string => `${view.item?.id} ${view.draft?.isContinued === true} ${view.kept}`
