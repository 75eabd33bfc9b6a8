import { Transform, type TransformCallback } from 'node:stream'

/**
 * Takes away what React 18 puts after a sign of several bytes that did not fit into its buffer of 2,048: zeros up to the
 * buffer's end (facebook/react#24985). In attributes and scripts browsers show them as replacement signs.
 */
export class Unpadded extends Transform {
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let end = chunk.length
    while (end > 0 && chunk[end - 1] === 0) end -= 1
    done(null, chunk.subarray(0, end))
  }
}
