import * as base64 from 'nodemailer/lib/base64'
import MailComposer, { type MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import * as quotedPrintable from 'nodemailer/lib/qp'

const encoders: Readonly<Record<string, (text: string) => string>> = {
  'quoted-printable': (text) => quotedPrintable.wrap(quotedPrintable.encode(text)),
  base64: (text) => base64.wrap(base64.encode(text)),
  '7bit': (text) => text,
}

function writeContent(node: MimeNode): string {
  const encode = encoders[String(node.getTransferEncoding())]
  if (encode === undefined || typeof node.content !== 'string')
    throw new TypeError('This part of a mail is no text')
  return encode(node.content)
}

function writeNode(node: MimeNode): string {
  // First, as this is what decides whether it has parts.
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return head + writeContent(node)
  const line = `--${node.boundary}`
  const parts = node.childNodes.map((child) => `${line}\r\n${writeNode(child)}`)
  return `${head}${parts.join('\r\n')}\r\n${line}--\r\n`
}

/**
 * The bytes of a mail of texts (RFC 5322, 2045), as nodemailer writes them. Its own way leads through some ten streams,
 * which is for mails with files; of short texts they are most of the work.
 * @throws TypeError for contents other than texts
 */
export function writeMime(mail: MailComposerOptions): Buffer {
  const text = writeNode(new MailComposer(mail).compile())
  return Buffer.from(text.endsWith('\r\n') ? text : `${text}\r\n`, 'latin1')
}
