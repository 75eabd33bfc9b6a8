import { MAX_BODY_BYTES, MAX_PICTURE_BYTES } from '@pasar/domain'
import { readFormBody } from './form-body.server'
import { SECRET_FIELDS } from './form-values'

/** A form whose sender turned out to be logged out, or logged in too long ago, as it can be sent once more. */
export interface WrittenForm {
  path: string
  /** Where its sender is led to: to log in, or to prove who they are. */
  leadsTo: string
  isLoggedOut: boolean
  fields: [name: string, text: string][]
  /** What somebody wrote, of all that was sent. */
  words: string[]
  isMultipart: boolean
  /** Files that came with it have to be chosen again. */
  hasFiles: boolean
}

/** Four photos with a text. What is heavier has files for its matter, and is not read of somebody who is logged out. */
const MOST_BYTES = 4 * MAX_PICTURE_BYTES + MAX_BODY_BYTES

/** Words, and no number, id, address or choice: several of them, or one with letters that those do not have. */
const isWritten = (text: string): boolean => /\p{L}/u.test(text) && /[^\w\-./:@%+=~,]/.test(text.trim())

/** @returns null where nothing would be lost, or it is too heavy to be read */
export async function readWritten(request: Request, leadsTo: string): Promise<WrittenForm | null> {
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (request.bodyUsed || length > MOST_BYTES) return null
  const { texts } = await readFormBody(request)
  const fields = texts.filter(([name]) => !SECRET_FIELDS.includes(name))
  const words = [...new Set(fields.map(([, text]) => text).filter(isWritten))]
  if (words.length === 0) return null
  const { pathname, search } = new URL(request.url)
  const isMultipart = /^multipart\//i.test(request.headers.get('content-type') ?? '')
  const sent = fields.reduce((sum, [name, text]) => sum + name.length + Buffer.byteLength(text), 0)
  // Each part has a head of its own; beyond that only files weigh as much.
  const hasFiles = isMultipart && length > sent + fields.length * HEAD_BYTES + HEAD_BYTES * 4
  return {
    path: `${pathname}${search}`,
    leadsTo,
    isLoggedOut: leadsTo.startsWith('/login'),
    fields,
    words,
    isMultipart,
    hasFiles,
  }
}

const HEAD_BYTES = 200
