import { cutText, DomainError, fileNameOf, MAX_UNPACKED_BYTES } from '@pasar/domain'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'

const MAX_ENTRIES = 5_000
/** No text or picture packs better than this; what does was made to fill a disk. */
const MAX_RATIO = 200
const SMALL = 1024 * 1024
/** Where Unix keeps the kind of a file, and what says that it is a link. */
const KIND_BITS = 0o170000
const LINK = 0o120000

/** A ZIP file whose table of contents was read and found harmless. */
export interface Archive {
  entries: readonly Entry[]
  /** Unpacks one file, never more than `most` bytes of it. @throws DomainError IMPORT_ARCHIVE */
  read(entry: Entry, most: number): Promise<Buffer>
  close(): void
}

const damaged = () => new DomainError('IMPORT_ARCHIVE')

/** How yauzl says that a name leads out of its folder. */
const LEADS_OUT = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.+)/s
/** Of a name, in a sentence. */
const MAX_NAME = 80

/** @returns the refusal for what reading the table of contents met */
function refusalOf(error: unknown): DomainError {
  const [, name] = LEADS_OUT.exec(error instanceof Error ? error.message : '') ?? []
  return name === undefined ? damaged() : new DomainError('IMPORT_PATH', { name: cutText(name, MAX_NAME) })
}

const isHarmless = (entry: Entry): boolean => {
  const { compressedSize, uncompressedSize, externalFileAttributes } = entry
  const isLink = ((externalFileAttributes >>> 16) & KIND_BITS) === LINK
  const isDense = uncompressedSize > SMALL && uncompressedSize > MAX_RATIO * compressedSize
  return !isLink && !isDense && !entry.isEncrypted()
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw damaged()
  const entries: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize
    if (!isHarmless(entry) || bytes > MAX_UNPACKED_BYTES || entries.length >= MAX_ENTRIES) throw damaged()
    // Macs add a shadow of every file.
    if (!entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/')) entries.push(entry)
  }
  return entries
}

/**
 * Opens a ZIP file, by its path or as its bytes. Nothing of it is unpacked to the disk, so no name in it leads anywhere.
 * @throws DomainError IMPORT_ARCHIVE for one that is damaged, or made to do harm; IMPORT_PATH for a name in it that leads out of its folder
 */
export async function openArchive(file: string | Buffer): Promise<Archive> {
  let zip: ZipFile
  try {
    // Names with .. or absolute ones are refused, and so is an entry whose size is not the one it states.
    const options = { autoClose: false, lazyEntries: true, validateEntrySizes: true }
    zip = await (typeof file === 'string' ? openPromise(file, options) : fromBufferPromise(file, options))
  } catch {
    throw damaged()
  }
  try {
    const entries = await listEntries(zip)
    return { entries, read: (entry, most) => unpack(zip, entry, most), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw refusalOf(error)
  }
}

async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw damaged()
  try {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
    return Buffer.concat(parts)
  } catch {
    throw damaged()
  }
}

/** The files of an archive by their own names, in small letters, without their folders. */
export const byFileName = ({ entries }: Archive): Map<string, Entry> =>
  new Map([...entries].reverse().map((entry) => [fileNameOf(entry.fileName), entry]))
