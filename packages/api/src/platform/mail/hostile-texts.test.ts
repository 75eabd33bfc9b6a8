import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exampleMail, LANGUAGES, type MailContents, sen } from '@pasar/domain'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { HOSTILE_TEXTS } from '../../testing/hostile-texts'
import { makeContent } from './content'
import { writeHtml } from './html'
import { writePlain } from './plain'
import { makeMail, queue, send } from './testing/helpers'

const market = useMarket()
const HARMLESS = 'Nur Aisyah'
const APP_URL = 'https://pasar.test'

/** A mail in which someone wrote everything that someone can write. */
function orderOf(text: string): MailContents {
  const mail = exampleMail('orderPaid', APP_URL, 0)
  if (mail.kind !== 'orderPaid') throw new Error('not the sample asked for')
  const line = { title: text, variantName: text, quantity: 1, subtotal: sen(100) }
  const parcels = [{ storeName: text, lines: [line] }]
  return { kind: 'orderPaid', values: { ...mail.values, parcels, address: [text, text] } }
}
/** A letter to those who run the market, whose every field someone has typed. */
const letterOf = (text: string): MailContents => ({
  kind: 'jobApplication',
  values: {
    ...{ name: text, email: text, isConfirmed: false, language: 'en', phone: text },
    ...{ post: text, message: text, file: 'x.pdf' },
  },
})
/** A claim in which both sides have written. */
function claimOf(text: string): MailContents {
  const mail = exampleMail('claimOpened', APP_URL, 0)
  if (mail.kind !== 'claimOpened' || mail.values.claim === null) throw new Error('not the sample asked for')
  const lines = [{ title: text, variantName: text, quantity: 1, subtotal: sen(100) }]
  const said = (['buyer', 'seller', 'admin'] as const).map((by) => ({ by, words: text }))
  return { kind: 'claimOpened', values: { ...mail.values, lines, claim: { ...mail.values.claim, said } } }
}
/** An answer to such a letter, which quotes it. */
const answerOf = (text: string): MailContents => ({
  kind: 'inboxAnswer',
  values: { inbox: 'careers', topic: '', post: text, answer: text, message: text, writtenAt: 0 },
})
const reasonOf = (reason: string): MailContents => ({ kind: 'accountSuspended', values: { reason } })

/** Everything in a mail that is no text: elements with their attributes, in their order. */
const elementsOf = (html: string): string[] => html.match(/<[a-z/!][^>]*>/gi) ?? []

const writeAll = (text: string) =>
  LANGUAGES.flatMap((language) =>
    [
      orderOf(text),
      reasonOf(text),
      ...[letterOf, answerOf, claimOf].map((of) => of(text.replaceAll('\n', ' '))),
    ].map((mail) => makeContent(mail, { app: 'Pasar', appUrl: APP_URL, language, name: text, at: 0 })),
  )

describe.each(HOSTILE_TEXTS.map((text) => [text.slice(0, 60), text] as const))('%s', (_name, text) => {
  it('adds no element to a mail, and no line', () => {
    const [hostile, harmless] = [writeAll(text), writeAll(HARMLESS)]
    const elements = (contents: typeof hostile) => contents.map((content) => elementsOf(writeHtml(content)))
    expect(elements(hostile)).toEqual(elements(harmless))
    const lines = (contents: typeof hostile) =>
      contents.map((content) => writePlain(content).split(/\r?\n/).length)
    expect(lines(hostile)).toEqual(lines(harmless))
  })

  it('adds no header and no recipient', async () => {
    await queue(market, makeMail({ name: text }))
    await send(market)
    const outbox = path.join(market.ctx.config.dataDir, 'outbox')
    const [file = ''] = readdirSync(outbox)
    const raw = readFileSync(path.join(outbox, file))
    rmSync(path.join(outbox, file))
    const mail = await PostalMime.parse(raw)
    expect(mail.to).toMatchObject([{ address: users.buyer.email }])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
    expect(mail.subject).toBe('Confirm your email address')
    expect(mail.attachments).toEqual([])
    expect(mail.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
  })
})
