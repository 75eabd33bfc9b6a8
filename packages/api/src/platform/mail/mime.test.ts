import { createTransport } from 'nodemailer'
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'
import { writeMime } from './mime'

const LONG = `${'A line that is longer than seventy-six characters, with = and a blank at its end. '.repeat(4)}\r\n`
const TEXTS: readonly (readonly [string, string])[] = [
  ['short ones', 'Hello'],
  ['long lines', LONG],
  ['lines of dots', '.\r\n..\r\nFrom here\r\n'],
  ['Chinese', '您好，您的订单已付款。'.repeat(30)],
  ['accents and emoji', 'Café Sayuran — terima kasih 🎉 \t\r\n'.repeat(9)],
  ['nothing', ''],
]

const mailOf = (
  text: string,
  textEncoding: 'base64' | 'quoted-printable',
): MailComposerOptions & { baseBoundary: string } => ({
  from: { name: 'Pasar “Malam”, Sdn Bhd', address: 'shop@pasar.test' },
  to: { name: '林小明 <admin@pasar.test>, x', address: 'lim@pasar.test' },
  subject: `您好 ${text.slice(0, 120)}`,
  text,
  html: `<p title="é">${text}</p>`,
  textEncoding,
  date: new Date(1_700_000_000_000),
  messageId: '<mail_1@pasar.test>',
  headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://pasar.test/u?t=1>' },
  baseBoundary: 'fixed',
})

describe('the bytes of a mail', () => {
  it.each(
    TEXTS.flatMap(([name, text]) =>
      (['quoted-printable', 'base64'] as const).map((encoding) => [name, encoding, text] as const),
    ),
  )('are those that the library streams: %s in %s', async (_name, encoding, text) => {
    const mail = mailOf(text, encoding)
    const library = createTransport({ streamTransport: true, buffer: true })
    const { message } = await library.sendMail({ ...mail, xMailer: false })
    expect(writeMime(mail).toString('latin1')).toBe(message.toString('latin1'))
  })

  it('hold no lines of others, whatever stands in a name or a subject', () => {
    const mail = mailOf('Hello', 'quoted-printable')
    const bytes = writeMime({
      ...mail,
      subject: 'Hi\r\nBcc: all@pasar.test',
      to: { name: 'x\r\nBcc: all@pasar.test', address: 'lim@pasar.test' },
    }).toString()
    expect(bytes).not.toMatch(/^bcc:/im)
  })

  it('are of texts alone', () => {
    const mail = mailOf('Hello', 'base64')
    const attachments = [{ filename: 'key', path: '/etc/hostname' }]
    expect(() => writeMime({ ...mail, attachments })).toThrow(TypeError)
  })
})
