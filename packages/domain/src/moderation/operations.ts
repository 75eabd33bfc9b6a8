import { linkTo } from '../access/link-to'
import { days } from '../kernel/time'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { readListWords, writeListWords } from '../platform/lists/words'

/** Mails that wait or are being sent, that were sent, and that were given up. */
export const MAIL_LISTS = ['waiting', 'failed', 'sent'] as const
export type MailList = (typeof MAIL_LISTS)[number]

export interface MailsFilter {
  list: MailList
  sort: ListSort
  /** How the address begins, or a part of the name or the address of a member; empty for all. */
  words: string
}

/** Reads which mails an address asks for. */
export const readMailsFilter = (params: URLSearchParams): MailsFilter => ({
  list: MAIL_LISTS.find((known) => known === params.get('list')) ?? 'waiting',
  sort: readListSort(params),
  words: readListWords(params),
})

const queryOf = ({ list, sort, words }: MailsFilter) => ({
  list: list === 'waiting' ? undefined : list,
  q: writeListWords(words),
  sort: writeListSort(sort),
})

/** The address of a page of mails. */
export const mailsPath = (filter: MailsFilter, cursor: string | null = null): string =>
  linkTo('/admin/operations/mails', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of the file with the mails that a filter shows. */
export const mailsFile = (filter: MailsFilter): string =>
  linkTo('/admin/operations/mails.csv', queryOf(filter))

/** Older than this a backup is a worry. */
const OLD_BACKUP = days(2)
/** With less of its disk free the market may stop. */
const MIN_FREE = 0.1

/** @param lastBackup when it was made; null for none */
export const isBackupOld = (lastBackup: number | null, now: number): boolean =>
  lastBackup === null || lastBackup < now - OLD_BACKUP

/** Whether a disk is nearly full; sizes in bytes. */
export const isDiskFull = ({ free, size }: { free: number; size: number }): boolean => free < size * MIN_FREE
