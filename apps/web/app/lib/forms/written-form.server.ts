import { MAX_BODY_BYTES, MAX_PICTURE_BYTES } from '@pasar/domain'
import { readFormBody, textsReadOf } from './form-body.server'
import { SECRET_FIELDS } from './form-values'

/**
 * Why a form was not taken: its sender is to log in, or to prove who they are; what it is about is gone; another member wrote
 * it; or nobody knows who did, and its sender is to see under whose name it is sent.
 */
export type WhyNotTaken = 'login' | 'proof' | 'gone' | 'other' | 'name'

/** In the address that a kept form is sent to: the id of who wrote it, or that nobody knows. */
const WRITER = 'writer'
export const UNKNOWN_WRITER = 'unknown'
/** Nobody knows who wrote it, and this member has been asked whether to send it under their name. */
export const askFor = (memberId: string): string => `${UNKNOWN_WRITER}-${memberId}`
export const isUnknownWriter = (writer: string): boolean => writer.startsWith(UNKNOWN_WRITER)

/** The address of a kept form without who wrote it, and who did; undefined where it is none. */
export function takeWriter(path: string): { path: string; writer: string | undefined } {
  const [pathname = '', query] = path.split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  const writer = params.get(WRITER)
  if (writer === null) return { path, writer: undefined }
  params.delete(WRITER)
  return { path: params.size === 0 ? pathname : `${pathname}?${params}`, writer }
}

/** Where a kept form is sent to. */
export const addWriter = (path: string, writer: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [WRITER]: writer })}`

/** A form with words in it that was not taken, as it can be sent once more. */
export interface WrittenForm {
  path: string
  why: WhyNotTaken
  /** The id of who wrote it, as far as it is known: nobody else can send it. */
  writer: string
  /** As whom somebody is logged in; of `other` and `name` only. */
  sender?: string
  /** Where its sender is led to; nowhere where it is about something that is gone. */
  leadsTo: string
  fields: [name: string, text: string][]
  /** What somebody wrote, of all that was sent. */
  words: string[]
  isMultipart: boolean
  /** Files that came with it have to be chosen again. */
  hasFiles: boolean
}

/** Four photos with a text. What is heavier has files for its matter, and is not read of somebody who is logged out. */
const MAX_BYTES = 4 * MAX_PICTURE_BYTES + MAX_BODY_BYTES

/** Words, and no number, id, address or choice: several of them, or one with letters that those do not have. */
const isWritten = (text: string): boolean => /\p{L}/u.test(text) && /[^\w\-./:@%+=~,]/.test(text.trim())

/** A name of one word. Nobody needs to see it who can send it once more. */
const isName = (text: string): boolean => /^\p{Lu}\p{Ll}[\p{L}\d]+$/u.test(text.trim())

/** @returns null where nothing would be lost, or it is too heavy to be read */
export async function readWritten(
  request: Request,
  { why, leadsTo, writer, sender }: Pick<WrittenForm, 'why' | 'leadsTo' | 'writer' | 'sender'>,
): Promise<WrittenForm | null> {
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  const before = textsReadOf(request)
  if (!before && (request.bodyUsed || length > MAX_BYTES)) return null
  const texts = before ?? (await readFormBody(request)).texts
  const fields = texts.filter(([name]) => !SECRET_FIELDS.includes(name))
  const words = [
    ...new Set(
      fields.map(([, text]) => text).filter((text) => isWritten(text) || (why === 'gone' && isName(text))),
    ),
  ]
  if (words.length === 0) return null
  const { pathname, search } = new URL(request.url)
  const isMultipart = /^multipart\//i.test(request.headers.get('content-type') ?? '')
  const sent = fields.reduce((sum, [name, text]) => sum + name.length + Buffer.byteLength(text), 0)
  // Each part has a head of its own; beyond that only files weigh as much.
  const hasFiles = isMultipart && length > sent + fields.length * HEAD_BYTES + HEAD_BYTES * 4
  return {
    path: `${pathname}${search}`,
    why,
    writer,
    ...(sender !== undefined && { sender }),
    leadsTo,
    fields,
    words,
    isMultipart,
    hasFiles,
  }
}

const HEAD_BYTES = 200
