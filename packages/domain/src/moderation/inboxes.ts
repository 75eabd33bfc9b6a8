import type { z } from 'zod'
import { linkTo } from '../access/link-to'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { boundedString } from '../kernel/bounded-text'
import { form, paragraphs, seenVersion } from '../kernel/schemas'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { MAX_MESSAGE_LENGTH } from '../support/schemas'

/** Where what people write to the market arrives, in the order of the desk. */
export const INBOXES = ['contact', 'careers', 'accessibility'] as const
export type Inbox = (typeof INBOXES)[number]

/** How an entry of an inbox stands: nobody has answered it, somebody has, or nothing is left to do. */
export const INBOX_STATES = ['open', 'answered', 'closed'] as const
export type InboxState = (typeof INBOX_STATES)[number]

/** What an admin does with an entry, the states it may be in, and the one it is in then; null where it stays. */
export const INBOX_STEPS = {
  take: { from: ['open', 'answered'], to: null },
  release: { from: ['open', 'answered'], to: null },
  answer: { from: ['open', 'answered'], to: 'answered' },
  close: { from: ['open', 'answered'], to: 'closed' },
  reopen: { from: ['answered', 'closed'], to: 'open' },
  unclose: { from: ['closed'], to: null },
} as const satisfies Record<string, { from: readonly InboxState[]; to: InboxState | null }>
export type InboxStep = keyof typeof INBOX_STEPS

export const mayStepInbox = (state: InboxState, step: InboxStep): boolean =>
  INBOX_STEPS[step].from.some((known) => known === state)

/** Entries by state, or all of them. */
export const INBOX_LISTS = [...INBOX_STATES, 'all'] as const
export type InboxList = (typeof INBOX_LISTS)[number]

/** What waits is shown until an address asks for something else. */
const USUAL: InboxList = 'open'

/** Which entries an admin wants, as an address says it. */
export interface InboxFilter {
  /** Null for all. */
  inbox: Inbox | null
  state: InboxList
  /** Those alone that the admin has taken. */
  isMine: boolean
  isOldestFirst: boolean
  /** Parts of a name, an email, an order number or of what was written. */
  words: string
}

export type InboxColumn = 'inbox' | 'about' | 'message' | 'email' | 'received' | 'state' | 'taken'

/** Columns of the entries, beside who wrote. */
export const INBOX_COLUMNS: ColumnSet<InboxColumn> = {
  all: ['inbox', 'about', 'message', 'email', 'received', 'state', 'taken'],
  usual: ['inbox', 'about', 'message', 'received', 'state', 'taken'],
}

/** What the list shows of them. */
export interface InboxView extends InboxFilter {
  columns: readonly InboxColumn[]
}

/** Of those that wait, the one that waits longest comes first. */
const isUsuallyOldestFirst = (state: InboxList): boolean => state === 'open'

/** Reads the filter of an address; nonsense is left out. */
export function readInboxFilter(params: URLSearchParams): InboxView {
  const state = INBOX_LISTS.find((known) => known === params.get('state')) ?? USUAL
  const sort = params.get('sort')
  return {
    inbox: INBOXES.find((known) => known === params.get('inbox')) ?? null,
    state,
    isMine: params.get('mine') === '1',
    isOldestFirst: sort === 'oldest' || (sort !== 'newest' && isUsuallyOldestFirst(state)),
    words: cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim(),
    columns: readColumns(INBOX_COLUMNS, params),
  }
}

const queryOf = ({ inbox, state, isMine, isOldestFirst, words }: InboxFilter) => ({
  inbox: inbox ?? undefined,
  state: state === USUAL ? undefined : state,
  mine: isMine ? '1' : undefined,
  sort: isOldestFirst === isUsuallyOldestFirst(state) ? undefined : isOldestFirst ? 'oldest' : 'newest',
  q: words || undefined,
})

/** The address of a page of the inboxes. */
export const inboxPath = (
  { columns, ...filter }: InboxFilter & Partial<InboxView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/inboxes', {
    ...queryOf(filter),
    cols: writeColumns(INBOX_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the entries that a filter shows. */
export const inboxFile = (filter: InboxFilter): string => linkTo('/admin/inboxes.csv', queryOf(filter))

export const inboxStepSchema = form({ version: seenVersion })

/** What an admin answers by mail; ticked, the entry is closed with it. */
export const inboxAnswerSchema = form({
  version: seenVersion,
  answer: paragraphs(MAX_MESSAGE_LENGTH),
  close: boundedString(10)
    .optional()
    .transform((typed) => typed === 'yes'),
})
export type InboxAnswerInput = z.output<typeof inboxAnswerSchema>
