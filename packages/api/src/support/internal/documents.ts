import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { findNamedDocuments } from '@pasar/db'
import { DomainError, hours, MAX_CV_BYTES, MAX_DOCUMENT_BYTES } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { documentFile, documentFolder, removeDocuments } from '../../platform/documents'
import { writeWhole } from '../../platform/storage-full'

/** A reader looks for the PDF signature within a kilobyte; some programs write other bytes around it. */
const SIGN_WITHIN = 1_024

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, SIGN_WITHIN).includes('%PDF-') && bytes.subarray(-SIGN_WITHIN).includes('%%EOF')

export type DocumentKind = 'pdf' | 'jpg' | 'png' | 'webp'

/** The type by the first bytes; the name and type that a browser sends are ignored. */
function kindOf(bytes: Buffer): DocumentKind | null {
  const begins = (signature: string, at = 0) =>
    bytes.toString('latin1', at, at + signature.length) === signature
  if (isPdf(bytes)) return 'pdf'
  if (begins('\xff\xd8\xff')) return 'jpg'
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp'
  return null
}

/**
 * Checks whether these bytes are an acceptable CV.
 * @throws DomainError CV_MISSING, CV_TOO_HEAVY, CV_KIND
 */
export function checkCv(bytes: Buffer): void {
  if (bytes.length === 0) throw new DomainError('CV_MISSING')
  if (bytes.length > MAX_CV_BYTES) throw new DomainError('CV_TOO_HEAVY')
  if (!isPdf(bytes)) throw new DomainError('CV_KIND')
}

/**
 * The same for a proof of who someone is, which may also be a photo.
 * @throws DomainError DOCUMENT_MISSING, DOCUMENT_TOO_HEAVY, DOCUMENT_KIND
 */
export function checkProof(bytes: Buffer): DocumentKind {
  if (bytes.length === 0) throw new DomainError('DOCUMENT_MISSING')
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new DomainError('DOCUMENT_TOO_HEAVY')
  const kind = kindOf(bytes)
  if (kind === null) throw new DomainError('DOCUMENT_KIND')
  return kind
}

async function writeDocument(ctx: Context, bytes: Buffer, kind: DocumentKind): Promise<string> {
  const key = `${Buffer.from(ctx.randomBytes(16)).toString('hex')}.${kind}`
  await mkdir(documentFolder(ctx), { recursive: true, mode: 0o700 })
  await writeWhole(documentFile(ctx, key), bytes, { mode: 0o600 })
  return key
}

/**
 * Keeps files under names that nobody can guess while the rows that name them are written; they go again when
 * that fails.
 */
export async function withDocuments<T>(
  ctx: Context,
  documents: readonly { bytes: Buffer; kind: DocumentKind }[],
  write: (keys: readonly string[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  try {
    for (const { bytes, kind } of documents) keys.push(await writeDocument(ctx, bytes, kind))
    return await write(keys)
  } catch (error) {
    await removeDocuments(ctx, keys)
    throw error
  }
}

/** As `withDocuments`, for one file. */
export const withDocument = <T>(
  ctx: Context,
  bytes: Buffer,
  kind: DocumentKind,
  write: (key: string) => Promise<T>,
): Promise<T> => withDocuments(ctx, [{ bytes, kind }], ([key = '']) => write(key))

const DOCUMENT_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export interface StoredDocument {
  /** Its path. */
  file: string
  type: string
  bytes: number
}

/** A file that came with an application; null when it is gone. */
export async function findDocument(ctx: Context, key: string): Promise<StoredDocument | null> {
  const kind = path.extname(key).slice(1)
  if (!Object.hasOwn(DOCUMENT_TYPES, kind)) return null
  const file = documentFile(ctx, key)
  const found = await stat(file).catch(() => null)
  return found && { file, type: DOCUMENT_TYPES[kind as DocumentKind], bytes: found.size }
}

/** A file is written before its row; by then the row is there, or never will be. */
const ROWLESS_FOR = hours(1)

/** Removes files that no application names: of a process that was killed, or of a member who has gone. */
export async function sweepDocuments(ctx: Context): Promise<void> {
  const names = await readdir(documentFolder(ctx)).catch(() => [])
  if (names.length === 0) return
  const named = await findNamedDocuments(ctx.db, names)
  for (const name of names) {
    if (named.has(name)) continue
    const found = await stat(documentFile(ctx, name)).catch(() => null)
    if (found && found.mtimeMs < ctx.now() - ROWLESS_FOR) await removeDocuments(ctx, [name])
  }
}
