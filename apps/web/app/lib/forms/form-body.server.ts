import { once } from 'node:events'
import {
  DomainError,
  MAX_BODY_BYTES,
  MAX_FILES_OF_A_FORM,
  MAX_PICTURE_BYTES,
  MAX_TEXT_BYTES,
} from '@pasar/domain'
import { openFormParser, parseBody } from './form-parser.server'
import type { FormValues } from './form-values'
import { isTooHeavy } from './upload-limits.server'

/** More than any form has: an order of a hundred lines sends a few for each. */
const MAX_FIELDS = 1_000
const MAX_NAME_LENGTH = 100

export interface FormBody {
  /** Name and text in the order they came; a text over the limit is cut off, yet longer than any schema takes. */
  texts: [name: string, text: string][]
  /** The files of the wanted names that are not empty. */
  files: Buffer[]
  /** The field that each of them came in. */
  fileNames: string[]
  /** The fields in which a file was chosen, also where it is not wanted. */
  chosen: ReadonlySet<string>
}

/** What a form may have more of than others. */
export interface FormLimits {
  /** Bytes of the longest text; there is as much more room for all. */
  textBytes?: number
  /** Files: one more than its command takes, so that the excess is refused and not left out in silence. */
  files?: number
}

/** A form with files that are heavier than its action takes: nothing of them was kept, and these are its texts. */
export class TooHeavyForm extends DomainError {
  constructor(
    fileName: string,
    sentence: 'PICTURE_TOO_HEAVY' | 'TOO_LARGE',
    readonly values: FormValues,
  ) {
    super('TOO_LARGE', {}, { [fileName]: sentence })
  }
}

/** A form without files that says how long it is: no stream is needed for so little. */
function isShort({ headers }: Request): boolean {
  const isPlain = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')
  return isPlain && Number(headers.get('content-length') ?? Number.NaN) <= MAX_BODY_BYTES
}

/** What was read of a request: its body can be read only once, and what was written is wanted again where its action fails. */
const readBefore = new WeakMap<Request, FormBody['texts']>()

export const rememberTexts = (request: Request, texts: FormBody['texts']): void =>
  void readBefore.set(request, texts)

/** The texts of a form that was read. */
export const textsReadOf = (request: Request): FormBody['texts'] | undefined => readBefore.get(request)

const refuse = (status: number, statusText: string): Response => new Response(null, { status, statusText })

function makeParser(request: Request, { textBytes, files }: Required<FormLimits>, onTooMuch: () => void) {
  const parser = openFormParser(request, {
    fieldNameSize: MAX_NAME_LENGTH + 1,
    fieldSize: textBytes,
    fields: MAX_FIELDS,
    // A file that is cut off is still too heavy for every command.
    fileSize: MAX_PICTURE_BYTES + 1,
    files,
    parts: MAX_FIELDS + files,
  })
  return parser.on('fieldsLimit', onTooMuch).on('partsLimit', onTooMuch)
}

/**
 * Reads a posted form part by part: no more of a text or a file is stored than the limits allow, and nobody looks inside
 * before. What is refused is read to its end, for only then does a browser show the answer.
 * @throws a 400 response when the body is no form, a 413 one when its texts are too many or too much together,
 * TooHeavyForm where the files are wanted and too heavy
 */
export async function readFormBody(
  request: Request,
  fileName: string | readonly string[] = [],
  { textBytes = MAX_TEXT_BYTES, files: most = MAX_FILES_OF_A_FORM }: FormLimits = {},
): Promise<FormBody> {
  const mostBytes = MAX_BODY_BYTES + textBytes - MAX_TEXT_BYTES
  const isHeavy = isTooHeavy(request)
  const [texts, files, fileNames]: [FormBody['texts'], Buffer[], string[]] = [[], [], []]
  const wanted = typeof fileName === 'string' ? [fileName] : fileName
  const chosen = new Set<string>()
  rememberTexts(request, texts)
  let [bytes, isTooMuch] = [0, false]
  const refuseAll = (): void => {
    isTooMuch = true
    texts.length = 0
    files.length = 0
  }
  try {
    const parser = makeParser(request, { textBytes, files: most }, refuseAll)
    parser.on('field', (name, text) => {
      bytes += name.length + Buffer.byteLength(text)
      if (bytes > mostBytes || name.length > MAX_NAME_LENGTH) refuseAll()
      // That one is no name of a field, and no plain name in an object.
      if (!isTooMuch && name !== '__proto__') texts.push([name, text])
    })
    parser.on('file', (name, stream, { filename }) => {
      if (filename) chosen.add(name)
      if (!wanted.includes(name) || isTooMuch || isHeavy) return void stream.resume()
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.once('end', () => {
        if (chunks.length === 0 || isTooMuch) return
        files.push(Buffer.concat(chunks))
        fileNames.push(name)
      })
    })
    if (isShort(request)) {
      const ended = once(parser, 'close')
      parser.end(Buffer.from(await request.arrayBuffer()))
      await ended
    } else await parseBody(request, parser)
  } catch {
    throw refuse(400, 'Bad Request')
  }
  if (isTooMuch) throw refuse(413, 'Payload Too Large')
  const heavy = wanted.find((name) => chosen.has(name)) ?? wanted[0]
  if (isHeavy && heavy !== undefined)
    throw new TooHeavyForm(heavy, 'PICTURE_TOO_HEAVY', Object.fromEntries(texts))
  return { texts, files, fileNames, chosen }
}
