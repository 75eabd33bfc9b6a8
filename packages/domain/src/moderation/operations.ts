import { linkTo } from '../access/link-to'
import { days } from '../kernel/time'

/** Mails that wait or are being sent, that were sent, and that were given up. */
export const MAIL_LISTS = ['waiting', 'failed', 'sent'] as const
export type MailList = (typeof MAIL_LISTS)[number]

/** Reads which mails an address asks for. */
export const readMailList = (params: URLSearchParams): MailList =>
  MAIL_LISTS.find((known) => known === params.get('list')) ?? 'waiting'

/** The address of a page of mails. */
export const mailsPath = (list: MailList, cursor: string | null = null): string =>
  linkTo('/admin/operations/mails', {
    list: list === 'waiting' ? undefined : list,
    cursor: cursor ?? undefined,
  })

/** Older than this a backup is a worry. */
const OLD_BACKUP = days(2)
/** With less of its disk free the market may stop. */
const LEAST_FREE = 0.1

/** @param lastBackup when it was made; null for none */
export const isBackupOld = (lastBackup: number | null, now: number): boolean =>
  lastBackup === null || lastBackup < now - OLD_BACKUP

/** Whether a disk is nearly full; sizes in bytes. */
export const isDiskFull = ({ free, size }: { free: number; size: number }): boolean =>
  free < size * LEAST_FREE
