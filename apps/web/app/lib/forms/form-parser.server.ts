import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type Busboy, type Limits } from 'busboy'
import { ignoreErrors } from '../streams.server'

/** Reads the parts of a posted form. @throws for a content type that is no form's */
export function openFormParser({ headers }: Pick<Request, 'headers'>, limits: Limits): Busboy {
  const parser = busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    // Browsers send names of files as UTF-8.
    defParamCharset: 'utf8',
    limits,
  })
  // A body that breaks off makes an error of the file that was just coming in, besides the parser's own.
  return parser.on('file', (_name, stream) => void ignoreErrors(stream))
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

/** @throws when the body breaks off, or is no form */
export const parseBody = ({ body }: Pick<Request, 'body'>, parser: Busboy): Promise<void> =>
  pipeline(body ? chunksOf(body) : Readable.from([]), parser)
