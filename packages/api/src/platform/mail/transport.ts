import { LANGUAGE_TAG, type Language, type MailKind, seconds } from '@pasar/domain'
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Config, SmtpConfig } from '../config'
import { writeMime } from './mime'
import { makeOutboxFolder, writeToOutbox } from './outbox'

export interface MailMessage {
  id: string
  kind: MailKind
  language: Language
  /** Of one line; may be empty. */
  toName: string
  toEmail: string
  subject: string
  html: string
  text: string
  /** Where mails like it are stopped, for the button of mail programs; null for those that cannot be. */
  stopLink: string | null
  /** When it was queued. */
  at: number
}

/** What became of a try. The reason has no words of the other side: they might quote the mail. */
export type Delivery = { isSent: true } | { isSent: false; reason: string; isFinal: boolean }

export interface MailTransport {
  /** How many mails it is given at once. */
  readonly atOnce: number
  /** Whether a delivery ends without waiting for another machine. */
  readonly isLocal: boolean
  deliver(message: MailMessage): Promise<Delivery>
}

/** The library must take no files and fetch nothing, whatever a message holds. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

/** Mail goes over the wire with these ends of lines. */
const breakLines = (text: string): string => text.replace(/\r?\n/g, '\r\n')

/** One click in a mail program, without a page in between (RFC 8058). */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function compose(config: Config, message: MailMessage): MailComposerOptions {
  const { from } = config.mail
  const host = from.email.slice(from.email.lastIndexOf('@') + 1)
  return {
    from: { name: from.name, address: from.email },
    to: { name: message.toName, address: message.toEmail },
    subject: message.subject,
    text: breakLines(message.text),
    html: breakLines(message.html),
    // Said here, the library need not count the letters of each part. Of three bytes a letter, base64 makes four.
    textEncoding: message.language === 'cn' ? 'base64' : 'quoted-printable',
    date: new Date(message.at),
    // The same at each try, so that duplicates can be recognised.
    messageId: `<${message.id}@${host}>`,
    ...CLOSED,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': LANGUAGE_TAG[message.language],
      ...(message.stopLink === null ? undefined : stopHeaders(message.stopLink)),
    },
  }
}

/** Writes each mail as a file, whose name sorts by time and reveals nobody. A second try writes the same file. */
function makeOutbox(config: Config): MailTransport {
  makeOutboxFolder(config.dataDir)
  return {
    // The disk is waited for once for all of them; composed in one go they keep requests waiting for some milliseconds.
    atOnce: 16,
    isLocal: true,
    deliver: async (message) => {
      const time = new Date(message.at).toISOString().replace(/[-:.]/g, '')
      await writeToOutbox(
        config.dataDir,
        `${time}-${message.kind}-${message.id}.eml`,
        writeMime(compose(config, message)),
      )
      return { isSent: true }
    },
  }
}

/** For each step of a conversation. */
const SMTP_TIMEOUT = seconds(10)

const smtpErrorSchema = z.object({
  code: z.string().catch('UNKNOWN'),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().catch(''),
})

/**
 * Only a lasting refusal of the recipient or of the mail itself is final. A refused login or sender is a
 * setting that the operator will correct; the mails wait for it.
 */
export function judge(error: unknown): Delivery {
  const { code, responseCode, command } = smtpErrorSchema.catch({ code: 'UNKNOWN', command: '' }).parse(error)
  const isLasting = responseCode !== undefined && responseCode >= 500
  return {
    isSent: false,
    reason: [code, command, responseCode].filter(Boolean).join(' ').slice(0, 80),
    isFinal: isLasting && ['RCPT TO', 'DATA'].includes(command),
  }
}

function makeSmtp(config: Config, smtp: SmtpConfig, timeout: number): MailTransport {
  const options = {
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    requireTLS: smtp.needsTls,
    ...(smtp.auth ? { auth: smtp.auth } : {}),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    ...CLOSED,
  }
  // For markets with a mail server only.
  const opening = import('nodemailer').then(({ createTransport }) => createTransport(options))
  return {
    atOnce: 4,
    isLocal: false,
    deliver: async (message) => {
      try {
        const sender = await opening
        await sender.sendMail({
          raw: writeMime(compose(config, message)),
          // Said apart, so that nothing in an address or a name can add a recipient.
          envelope: { from: config.mail.from.email, to: [message.toEmail] },
        })
        return { isSent: true }
      } catch (error) {
        return judge(error)
      }
    },
  }
}

/** The mail server of the settings; without one, the folder `outbox`. @param timeout milliseconds */
export const makeMailTransport = (config: Config, timeout = SMTP_TIMEOUT): MailTransport =>
  config.mail.smtp ? makeSmtp(config, config.mail.smtp, timeout) : makeOutbox(config)
