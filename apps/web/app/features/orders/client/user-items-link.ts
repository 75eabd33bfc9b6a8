import type { ListSort } from '@pasar/domain/platform/lists/sort'
import type { UserItemTab } from '../server/user-items.server'

const PATH = '/user-items'

export interface ItemsPlace {
  tab: UserItemTab
  q?: string
  sort?: ListSort
  cursor?: string | null
}

/** The address of a page of a member's items, without parameters that are empty. */
export function linkToItems({ tab, q = '', sort = 'usual', cursor = null }: ItemsPlace): string {
  const query = new URLSearchParams({
    ...(tab === 'bought' ? {} : { tab }),
    ...(q === '' ? {} : { q }),
    ...(sort === 'usual' ? {} : { sort }),
    ...(cursor === null ? {} : { cursor }),
  }).toString()
  return query === '' ? PATH : `${PATH}?${query}`
}
