import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { expect, it } from 'vitest'
import { streamBody } from './streams.server'

async function* endless(): AsyncGenerator<Buffer> {
  for (;;) {
    await new Promise(setImmediate)
    yield Buffer.alloc(1_000)
  }
}

// An error that nobody listens for would end the process, and fails this run.
it('a reader who leaves in the middle ends the stream, and nothing else', async () => {
  const source = Readable.from(endless())
  const reader = new Writable({
    write: (_chunk, _encoding, done) => {
      reader.destroy()
      done()
    },
  })
  const sent = pipeline(Readable.fromWeb(streamBody(source) as WebStream), reader)
  await expect(sent).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
  await new Promise(setImmediate)
  expect(source.destroyed).toBe(true)
})
