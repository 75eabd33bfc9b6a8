import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { readListWords, writeListWords } from '../platform/lists/words'

/** The messages that wait for an admin, those that were reported to one, and those of both that were decided on. */
export const MESSAGE_LISTS = ['held', 'reports', 'decided'] as const
export type MessageList = (typeof MESSAGE_LISTS)[number]

export type MessageColumn =
  | 'body'
  | 'heldFor'
  | 'reason'
  | 'note'
  | 'decision'
  | 'decided'
  | 'written'
  | 'reported'
  | 'rejections'
  | 'store'
  | 'about'
  | 'email'

/** Columns of these messages, beside who wrote to whom. */
export const MESSAGE_COLUMNS: Readonly<Record<MessageList, ColumnSet<MessageColumn>>> = {
  held: {
    all: ['body', 'heldFor', 'written', 'rejections', 'store', 'about', 'email'],
    usual: ['body', 'heldFor', 'rejections', 'written'],
  },
  reports: {
    all: ['body', 'reason', 'note', 'reported', 'rejections', 'store', 'about', 'email'],
    usual: ['body', 'reason', 'note', 'rejections', 'reported'],
  },
  decided: {
    all: [
      'body',
      'heldFor',
      'reason',
      'note',
      'decision',
      'decided',
      'written',
      'rejections',
      'store',
      'about',
      'email',
    ],
    usual: ['body', 'heldFor', 'reason', 'decision', 'decided'],
  },
}

export interface MessagesFilter {
  list: MessageList
  sort: ListSort
  /** In the message, or in the name or the email of whoever wrote or received it; empty for all. */
  words: string
}

/** What the list shows of them. */
export interface MessagesView extends MessagesFilter {
  columns: readonly MessageColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export function readMessagesFilter(params: URLSearchParams): MessagesView {
  const list = MESSAGE_LISTS.find((known) => known === params.get('list')) ?? 'held'
  return {
    list,
    sort: readListSort(params),
    words: readListWords(params),
    columns: readColumns(MESSAGE_COLUMNS[list], params),
  }
}

const queryOf = ({ list, sort, words }: MessagesFilter) => ({
  list: list === 'held' ? undefined : list,
  q: writeListWords(words),
  sort: writeListSort(sort),
})

export const messagesPath = (
  { columns, ...filter }: MessagesFilter & Partial<MessagesView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/messages', {
    ...queryOf(filter),
    cols: writeColumns(MESSAGE_COLUMNS[filter.list], columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the messages that a filter shows. */
export const messagesFile = (filter: MessagesFilter): string => linkTo('/admin/messages.csv', queryOf(filter))
