import type { Language, StatementColumn } from '@pasar/domain'
import type { BalanceEntry } from '../reads/balance'

/** The words of a statement; its page says the same ones. */
export type StatementWord =
  | StatementColumn
  | 'about'
  | 'amount'
  | 'balance'
  | 'closing'
  | 'fileTitle'
  | 'inRinggit'
  | 'more'
  | 'opening'
  | 'page'
  | 'time'
  | 'what'

export interface StatementStyle {
  language: Language
  appName: string
  /** The month or year in words. */
  periodName: string
  say(word: StatementWord, values?: Record<string, string | number>): string
  /** What an entry was, in a sentence. */
  sayEntry(entry: BalanceEntry): string
  formatTime(at: number): string
}
