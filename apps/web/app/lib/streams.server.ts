import type { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'

/**
 * Listens for errors of a stream that whatever reads it hears of anyway. One that nobody listens for at that moment ends
 * the process: that of a file whose upload breaks off, or of a file whose reader leaves in the middle.
 */
export const ignoreErrors = <T extends NodeJS.EventEmitter>(stream: T): T => stream.on('error', () => {})

/**
 * A stream as the body of an answer or a request. The adapter below stops listening for errors once its reader has left,
 * and the stream is destroyed with the reason of that.
 */
export const streamBody = (source: Readable): ReadableStream<Uint8Array> =>
  createReadableStreamFromReadable(ignoreErrors(source))
