import {
  formatRm,
  type Language,
  type MailContents,
  mailSchema,
  type Sen,
  type StaffPermission,
  sen,
  shownAs,
} from '@pasar/domain'
import type { z } from 'zod'
import type { Texts } from '../texts'
import { showDay, showTime } from './blocks'
import { toLine } from './names'

/** A value as a mail of that language writes it. @returns null for what no text can hold, such as an address or a list */
function writeValue(field: z.ZodType, value: unknown, texts: Texts, language: Language): string | null {
  switch (shownAs(field)) {
    case 'link':
      return null
    case 'amount':
      return formatRm((value as Sen | null) ?? sen(0))
    case 'time':
      return value === null ? '' : showTime(language, value as number)
    case 'day':
      return value === null ? '' : showDay(language, value as string)
    case 'permissions':
      return (value as StaffPermission[]).map((permission) => texts.shared.staffMay[permission]).join(', ')
    case undefined:
      return typeof value === 'string' || typeof value === 'number' ? toLine(String(value)) : null
  }
}

/** Values that a text calls by another name, or that have words of their own. */
function listOwnWords(mail: MailContents, texts: Texts, language: Language): Record<string, string> {
  const { shared } = texts
  switch (mail.kind) {
    case 'contactMessage':
      return { topic: shared.contactTopics[mail.values.topic] }
    case 'jobApplication':
      return { post: toLine(mail.values.post) || shared.inbox.noPost }
    case 'inboxAnswer': {
      const { inbox, topic, post } = mail.values
      const about = {
        contact: topic === '' ? shared.inbox.message : shared.contactTopics[topic],
        careers: toLine(post) || shared.inbox.noPost,
        accessibility: shared.inbox.accessibility,
      }
      return { about: about[inbox] }
    }
    case 'sellerApplication':
      return { kind: shared.sellerKinds[mail.values.kind] }
    case 'emailChangeConfirmOld':
      return { email: mail.values.newEmailMasked }
    case 'appointmentOpen':
    case 'appointmentProposed':
    case 'appointmentAgreed':
    case 'appointmentDone': {
      const { day, part } = mail.values
      const date = day === null ? '' : showDay(language, day)
      return { when: part === null || part === 'any' ? date : `${date}, ${shared.dayParts[part]}` }
    }
    default:
      return {}
  }
}

/** The values that the texts of a mail take. */
export function listValues(mail: MailContents, texts: Texts, language: Language): Record<string, string> {
  const { shape } = mailSchema(mail.kind)
  const written = Object.entries(mail.values).flatMap(([name, value]) => {
    const field = shape[name]
    const text = field === undefined ? null : writeValue(field as z.ZodType, value, texts, language)
    return text === null ? [] : [[name, text]]
  })
  return { ...Object.fromEntries(written), ...listOwnWords(mail, texts, language) }
}
