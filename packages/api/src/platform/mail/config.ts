import { z } from 'zod'

export interface SmtpConfig {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** Without TLS nothing is said: a password would be read on the way. */
  needsTls: boolean
  auth: { user: string; pass: string } | null
}

export interface MailSender {
  name: string
  email: string
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A sentence that never repeats the setting: it holds a password. */
const SMTP_URL = 'must look like smtp://user:password@mail.example:587 or smtps://user:password@mail.example.'

/** What is written with % in an address; null when it is written wrongly. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export const smtpUrlSchema = z.string().transform((text, context): SmtpConfig => {
  const url = URL.canParse(text) ? new URL(text) : null
  const [user, pass] = [decode(url?.username ?? ''), decode(url?.password ?? '')]
  const isSecure = url?.protocol === 'smtps:'
  const isRight =
    url !== null &&
    (isSecure || url.protocol === 'smtp:') &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.search === '' &&
    url.hash === '' &&
    user !== null &&
    pass !== null &&
    (user === '') === (pass === '')
  if (!isRight) {
    context.addIssue({ code: 'custom', message: SMTP_URL })
    return z.NEVER
  }
  const auth = user === '' ? null : { user, pass }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    needsTls: auth !== null && !isSecure && !LOOPBACK.includes(url.hostname),
    auth,
  }
})

const MAIL_FROM = 'must be an address, or a name and an address: Pasar <hello@pasar.example>.'
const SENDER = /^(?:([^<>"\p{Cc}]{1,60}?)\s*<([^<>\s]+)>|([^<>\s]+))$/u

export const mailFromSchema = z
  .string()
  .transform((text, context): { name: string | null; email: string } => {
    const [, name, named, alone] = SENDER.exec(text.trim()) ?? []
    const email = z.email().safeParse(named ?? alone)
    if (!email.success) {
      context.addIssue({ code: 'custom', message: MAIL_FROM })
      return z.NEVER
    }
    return { name: name ?? null, email: email.data }
  })

/** The sender of mails: unless set, the shop at the host of its pages. */
export const makeSender = (
  given: z.output<typeof mailFromSchema> | undefined,
  appName: string,
  appUrl: string,
): MailSender => ({
  name: given?.name ?? appName,
  email: given?.email ?? `no-reply@${new URL(appUrl).hostname}`,
})
