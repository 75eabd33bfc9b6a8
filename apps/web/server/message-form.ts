import { Readable } from 'node:stream'
import type { Request } from 'express'
import { readFormBody } from '../app/lib/forms/form-body.server'

/** What a call brings that comes as a form: its fields as a JSON body has them, and its files. */
export interface MessageForm {
  body: Record<string, string>
  pictures: Buffer[]
}

/** Reads a form with pictures. @throws a Response as `readFormBody` does */
export async function readMessageForm(request: Request): Promise<MessageForm> {
  const { texts, files } = await readFormBody(
    new globalThis.Request('http://own.invalid', {
      method: 'POST',
      headers: { 'content-type': request.get('content-type') ?? '' },
      body: Readable.toWeb(request) as ReadableStream<Uint8Array>,
      duplex: 'half',
    }),
    'pictures',
  )
  return { body: Object.fromEntries(texts), pictures: files }
}
