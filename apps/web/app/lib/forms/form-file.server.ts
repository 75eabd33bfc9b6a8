import { PassThrough } from 'node:stream'
import { MAX_BODY_BYTES, MAX_TEXT_BYTES } from '@pasar/domain'
import { ignoreErrors } from '../streams.server'
import { rememberTexts, TooHeavyForm } from './form-body.server'
import { openFormParser, parseBody } from './form-parser.server'
import type { FormValues } from './form-values'
import { isTooHeavy } from './upload-limits.server'

const MAX_FIELDS = 50

const badRequest = (): Response => new Response(null, { status: 400, statusText: 'Bad Request' })

/**
 * Reads a posted form whose one file is too large for the memory: `take` is given it as it comes. What `take` refuses
 * is read to its end, for only then does a browser show the answer.
 * @param take is given the texts that came before the file, too
 * @returns the texts, and what `take` made of the file; undefined when none was chosen
 * @throws a 400 response when the body is no form, TooHeavyForm when its file is too heavy, and what `take` throws
 */
export async function receiveForm<T>(
  request: Request,
  fileField: string,
  take: (content: AsyncIterable<Uint8Array>, fileName: string, values: FormValues) => Promise<T>,
): Promise<{ values: FormValues; taken: T | undefined }> {
  const texts: [string, string][] = []
  rememberTexts(request, texts)
  const isHeavy = isTooHeavy(request)
  let bytes = 0
  let taking: Promise<{ taken: T } | { error: unknown }> | undefined
  try {
    const parser = openFormParser(request, {
      fieldSize: MAX_TEXT_BYTES,
      fields: MAX_FIELDS,
      files: 1,
      parts: MAX_FIELDS + 1,
    })
    parser.on('field', (name, text) => {
      bytes += name.length + Buffer.byteLength(text)
      if (bytes <= MAX_BODY_BYTES && name !== '__proto__') texts.push([name, text])
    })
    parser.on('file', (name, stream, { filename }) => {
      if (name !== fileField || !filename || taking || isHeavy) return void stream.resume()
      const content = stream.pipe(ignoreErrors(new PassThrough()))
      // A body that breaks off ends its file, too.
      stream.once('error', (error) => void content.destroy(error))
      taking = take(content, filename, Object.fromEntries(texts)).then(
        (taken) => ({ taken }),
        (error: unknown) => {
          stream.unpipe(content)
          stream.resume()
          return { error }
        },
      )
    })
    await parseBody(request, parser)
  } catch {
    await taking
    throw badRequest()
  }
  if (isHeavy) throw new TooHeavyForm(fileField, 'TOO_LARGE', Object.fromEntries(texts))
  const outcome = await taking
  if (outcome && 'error' in outcome) throw outcome.error
  return { values: Object.fromEntries(texts), taken: outcome?.taken }
}
