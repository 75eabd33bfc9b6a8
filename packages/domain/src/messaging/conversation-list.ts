import { linkTo } from '../access/link-to'
import { cutText } from '../kernel/texts'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

/** How many conversations of a member are searched for a page, because each has many messages. The next page continues there. */
export const CONVERSATIONS_LOOKED_THROUGH = 200
export const MAX_CONVERSATION_SEARCH = 100

/** Which of their conversations a member wants, as an address says it. */
export interface ConversationsFilter {
  /** In the archive; words are looked for in both. */
  isArchived: boolean
  /** In the other's name, in what it is about, or in messages; empty for all. */
  words: string
  /** The usual one: the newest message first. */
  sort: ListSort
}

/** Reads the filter of an address; nonsense is left out. */
export function readConversationsFilter(params: URLSearchParams): ConversationsFilter {
  const words = cutText(params.get('q') ?? '', MAX_CONVERSATION_SEARCH).trim()
  return {
    isArchived: words === '' && params.get('show') === 'archive',
    words,
    sort: readListSort(params),
  }
}

/** The address of a page of conversations. */
export const conversationsPath = (
  { isArchived, words, sort }: ConversationsFilter,
  cursor: string | null = null,
): string =>
  linkTo('/messages', {
    show: isArchived && words === '' ? 'archive' : undefined,
    q: words || undefined,
    sort: writeListSort(sort),
    cursor: cursor ?? undefined,
  })
