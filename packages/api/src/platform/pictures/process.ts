// The process that makes one uploaded picture: SHAPE DIR KEY BYTES are its arguments, the file comes by stdin, and what
// became of it leaves by stdout as JSON. With `hashes` as its first argument it says how pictures look whose files are there, which
// the list on stdin names. It is apart from the server, so that a decoder may fail, hang or ask for
// memory without end and pages are still served. `run-process.ts` starts it.
import { readFile } from 'node:fs/promises'
import { DomainError } from '@pasar/domain/kernel/errors'
import sharp from 'sharp'
import { decodePicture, PictureRefused } from './decode'
import { CAREFUL, hashOf, type OnAvifFailure, writeWidth } from './encode'
import { FILES_APART, HASHES, readShape, SQUARE_EDGE } from './process-protocol'
import type { ProcessAnswer } from './run-process'
import { writePicture } from './write'

/** A face is looked at closely. */
const OF_FACES = { ...CAREFUL, webp: { ...CAREFUL.webp, quality: 78 } }

// One picture is made here: a cache for others would only cost memory, and the other cores are for the server.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Into one buffer: the pieces it came in would stay in memory until after it is decoded. The pipe stays open after it;
 * that it ends means that the server has died, and that nobody wants the picture any more.
 */
function readSource(bytes: number): Promise<Buffer> {
  const source = Buffer.alloc(bytes)
  let at = 0
  return new Promise((resolve) => {
    process.stdin.on('data', (chunk: Buffer) => {
      at += chunk.copy(source, at)
      if (at === bytes) resolve(source)
    })
    process.stdin.once('end', () => process.kill(process.pid, 'SIGKILL'))
  })
}

const [name = '', dir = '', key = '', bytes = '0'] = process.argv.slice(2)

async function makePicture(): Promise<ProcessAnswer> {
  const shape = readShape(name)
  const failedAvifs: { width: number; reason: string }[] = []
  const onAvifFailure: OnAvifFailure = (error, width) =>
    failedAvifs.push({ width, reason: error instanceof Error ? error.message : String(error) })
  try {
    const { data, raw } = await decodePicture(await readSource(Number(bytes)), shape)
    const open = () => sharp(data, { raw })
    if (shape !== 'square')
      return { made: await writePicture(open, raw, dir, key, CAREFUL, onAvifFailure), failedAvifs }
    await writeWidth(open(), dir, key, SQUARE_EDGE, OF_FACES, onAvifFailure)
    return { made: { key, width: raw.width, height: raw.height, blur: '', hash: '' }, failedAvifs }
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.code, limit: error.limit ?? null }
    if (error instanceof DomainError && error.code === 'STORAGE_FULL')
      return { refused: error.code, limit: null }
    throw error
  }
}

/** Null for a file that is not there, or is no picture. */
const hashFile = (file: string): Promise<string | null> =>
  readFile(file)
    .then(
      (source) => hashOf(sharp(source)),
      () => null,
    )
    .catch(() => null)

/** How these files look, by their paths; one after the other, for there is no hurry. */
async function hashFiles(): Promise<(string | null)[]> {
  const files = (await readSource(Number(bytes))).toString().split(FILES_APART)
  const hashes: (string | null)[] = []
  for (const file of files) hashes.push(await hashFile(file))
  return hashes
}

process.stdout.write(JSON.stringify(await (name === HASHES ? hashFiles() : makePicture())))
process.stdin.destroy()
