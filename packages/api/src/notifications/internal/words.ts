import {
  fillRules,
  formatRm,
  isNoticeName,
  type Language,
  NOTIFICATIONS,
  type NotificationKindName,
} from '@pasar/domain'
import { fill, TEXTS } from '../../platform/texts'

/** Values that are amounts in sen. */
const AMOUNTS = ['total', 'amount']

export interface NoticeWords {
  /** Null for a notification that this release does not know any more. It still leads somewhere. */
  about: NotificationKindName | null
  title: string
  text: string
}

/** What a notification says in the app. */
export function sayNotice(
  language: Language,
  kind: string,
  data: Readonly<Record<string, string | number>>,
): NoticeWords {
  const texts = TEXTS[language]
  if (!isNoticeName(kind)) return { about: null, ...texts.shared.other }
  const values = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      AMOUNTS.includes(key) && typeof value === 'number' ? formatRm(value) : value,
    ]),
  )
  const { title, text } = texts[kind].inApp
  const say = (template: string) => fill(fillRules(template), values)
  return { about: NOTIFICATIONS[kind].kind, title: say(title), text: say(text) }
}
