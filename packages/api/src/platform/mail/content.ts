import { fillRules, type Language, type MailContents } from '@pasar/domain'
import { fill, TEXTS } from '../texts'
import type { Block } from './blocks'
import { showTime } from './blocks'
import { listBlocks } from './blocks-of'
import { toGreeted, toLine } from './names'
import { shortenPlain, writePlainMarkdown } from './rich-text'
import { listValues } from './values'

export interface MailContent {
  language: Language
  app: string
  appUrl: string
  subject: string
  /** What lists of mails show behind the subject. */
  preheader: string
  heading: string
  greeting: string
  blocks: readonly Block[]
  buttonFails: string
  footer: string
}

/** What a mail needs besides its values. */
export interface MailFrame {
  app: string
  /** Without a slash at its end. */
  appUrl: string
  language: Language
  name: string
  /** When it happened. */
  at: number
}

/** Puts a mail together, in words of its reader. */
export function makeContent(mail: MailContents, frame: MailFrame): MailContent {
  const texts = TEXTS[frame.language]
  const time = showTime(frame.language, frame.at)
  const values = listValues(mail, texts, frame.language)
  const say = (text: string) => fill(fillRules(text), { app: frame.app, time, ...values })
  const { subject, heading, text } = texts[mail.kind]
  const name = toGreeted(frame.name)
  const { greeting, greetingNobody, buttonFails, footer } = texts.shared.common
  const blocks = listBlocks(mail, texts, frame).map((block) =>
    block.type === 'note' || block.type === 'text' ? { ...block, text: say(block.text) } : block,
  )
  const [first] = blocks
  // An issue of the newsletter has no words of ours above its own.
  const opening =
    first?.type === 'rich' ? shortenPlain(writePlainMarkdown(first.markdown, frame.appUrl)) : say(text)
  return {
    language: frame.language,
    app: frame.app,
    appUrl: frame.appUrl,
    subject: toLine(say(subject)),
    preheader: opening,
    heading: say(heading),
    greeting: name === null ? greetingNobody : fill(greeting, { name }),
    blocks: first?.type === 'rich' ? blocks : [{ type: 'text', text: opening }, ...blocks],
    buttonFails,
    footer: say(footer),
  }
}
