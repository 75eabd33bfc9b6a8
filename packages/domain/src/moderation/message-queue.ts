import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

/** The messages that wait for an admin, and those that were reported to one. */
export const MESSAGE_LISTS = ['held', 'reports'] as const
export type MessageList = (typeof MESSAGE_LISTS)[number]

export type MessageColumn =
  | 'body'
  | 'heldFor'
  | 'reason'
  | 'note'
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
}

export interface MessagesFilter {
  list: MessageList
  sort: ListSort
}

/** What the list shows of them. */
export interface MessagesView extends MessagesFilter {
  columns: readonly MessageColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export function readMessagesFilter(params: URLSearchParams): MessagesView {
  const list = MESSAGE_LISTS.find((known) => known === params.get('list')) ?? 'held'
  return { list, sort: readListSort(params), columns: readColumns(MESSAGE_COLUMNS[list], params) }
}

const queryOf = ({ list, sort }: MessagesFilter) => ({
  list: list === 'held' ? undefined : list,
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
