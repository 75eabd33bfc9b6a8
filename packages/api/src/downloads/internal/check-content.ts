import { cleanFileName, DomainError, FILE_HEAD_BYTES, fileKindOf, isNamedRight } from '@pasar/domain'

export interface NamedFile {
  /** As any disk accepts it. */
  name: string
  /** Media type. */
  kind: string
}

/** @throws DomainError FILE_MISSING, FILE_KIND for what is not sold here */
export function nameFile(typed: string): NamedFile {
  const name = cleanFileName(typed)
  if (name === '') throw new DomainError('FILE_MISSING')
  const kind = fileKindOf(name)
  if (kind === null) throw new DomainError('FILE_KIND')
  return { name, kind }
}

/**
 * The same bytes, of which the first are looked at before any is handed on.
 * @throws DomainError FILE_MISNAMED for something other than what the name says
 */
export async function* checkContent(
  name: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array(0)
  for await (const part of content) {
    if (head === null) {
      yield part
      continue
    }
    head = Buffer.concat([head, part])
    if (head.length < FILE_HEAD_BYTES) continue
    yield requireNamedRight(name, head)
    head = null
  }
  if (head !== null && head.length > 0) yield requireNamedRight(name, head)
}

function requireNamedRight(name: string, bytes: Uint8Array): Uint8Array {
  if (!isNamedRight(name, bytes.subarray(0, FILE_HEAD_BYTES))) throw new DomainError('FILE_MISNAMED')
  return bytes
}
