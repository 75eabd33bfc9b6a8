import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Market } from './test'

/** Quoted-printable, as mails are written. */
const decode = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The mails of a kind to an address, the first first. */
export async function readOutbox({ dataDir }: Market, kind: string, to: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && name.includes(`-${kind}-`))
      .sort()
      .map((name) => readFile(path.join(folder, name), 'latin1')),
  )
  return mails.map(decode).filter((mail) => mail.includes(to))
}

/** The link of the newest of so many mails, as its reader would open it. */
export async function openMail(
  market: Market,
  kind:
    | 'verifyEmail'
    | 'resetPassword'
    | 'emailChangeConfirmOld'
    | 'emailChangeConfirmNew'
    | 'newsletterConfirm'
    | 'newsletterWelcome'
    | 'newsletterIssue'
    | 'staffInvited',
  to: string,
  count = 1,
): Promise<string> {
  await expect.poll(async () => (await readOutbox(market, kind, to)).length).toBe(count)
  const mail = (await readOutbox(market, kind, to)).at(-1) ?? ''
  const [link] =
    /http:\/\/\S+?\/(?:verify-email|reset-password|confirm-email|newsletter|staff-invitation)\/[^\s"<>)]+/.exec(
      mail,
    ) ?? []
  if (link === undefined) throw new Error(`no link in the mail:\n${mail}`)
  return link.replaceAll('&amp;', '&')
}
