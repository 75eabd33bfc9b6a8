import { linkTo } from '@pasar/domain/access/link-to'

/** The form of an item, with or without what was typed and not saved. */
export const formPath = (itemId: string | undefined, isContinued: boolean): string =>
  linkTo('/add-items', { item: itemId, draft: isContinued ? 'continue' : undefined })
