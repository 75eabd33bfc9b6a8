import type { MailValuesOf, NOTIFICATIONS_OF } from '@pasar/domain'
import type { z } from 'zod'

/** What the app shows. */
interface InAppWords {
  inApp: { title: string; text: string }
}

/** What a mail says. One with a link has a button that opens it, and then a note, if there is one. */
export interface MailWords {
  subject: string
  heading: string
  text: string
  button?: string
  note?: string
  /** Special to a few: see `listBlocks` of `mail/blocks-of.ts`. */
  notMe?: string
  forgot?: string
  reset?: string
  stop?: string
  news?: string
  answer?: string
  message?: string
}

/** Mails about an order have "View the order", those of the newsletter what they say themselves. */
type ButtonOf<Values> = Values extends { number: string } | { written: string }
  ? unknown
  : Values extends { link: string }
    ? { button: string }
    : unknown

type WordsOf<Row> = Row extends { isInApp: infer InApp; mail: infer Mail }
  ? (InApp extends true ? InAppWords : unknown) &
      (Mail extends MailValuesOf<infer Schema> ? MailWords & ButtonOf<z.output<Schema>> : unknown)
  : never

/** The texts of a capability's notifications. One that is missing does not compile. */
export type TextsOf<Capability extends keyof typeof NOTIFICATIONS_OF> = {
  [Name in keyof (typeof NOTIFICATIONS_OF)[Capability]]: WordsOf<(typeof NOTIFICATIONS_OF)[Capability][Name]>
}

/** The same texts in another language. English has the last word on which there are. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}
