import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** Pictures are packed already. */
  isPacked?: boolean
  chunks: AsyncIterable<Uint8Array>
}

const NOTHING = new Uint8Array(0)

/** Packs entries one after the other, as they are read: nothing is made before it is asked for. */
export async function* zipEntries(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  function* take(): Generator<Uint8Array> {
    if (failure) throw failure
    yield* ready.splice(0)
  }
  for await (const { name, isPacked, chunks } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* take()
    }
    file.push(NOTHING, true)
    yield* take()
  }
  zip.end()
  yield* take()
}
