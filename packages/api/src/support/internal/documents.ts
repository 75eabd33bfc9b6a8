import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { findNamedDocuments } from '@pasar/db'
import { DomainError, hours, MAX_CV_BYTES, MAX_PAPER_BYTES } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { documentFile, documentFolder, removeDocuments } from '../../platform/documents'
import { writeWhole } from '../../platform/storage-full'

/** A reader looks for the PDF signature within a kilobyte; some programs write other bytes around it. */
const SIGN_WITHIN = 1_024

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, SIGN_WITHIN).includes('%PDF-') && bytes.subarray(-SIGN_WITHIN).includes('%%EOF')

export type PaperKind = 'pdf' | 'jpg' | 'png' | 'webp'

/** The type by the first bytes; the name and type that a browser sends are ignored. */
function kindOf(bytes: Buffer): PaperKind | null {
  const begins = (sign: string, at = 0) => bytes.toString('latin1', at, at + sign.length) === sign
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
 * @throws DomainError PAPER_MISSING, PAPER_TOO_HEAVY, PAPER_KIND
 */
export function checkProof(bytes: Buffer): PaperKind {
  if (bytes.length === 0) throw new DomainError('PAPER_MISSING')
  if (bytes.length > MAX_PAPER_BYTES) throw new DomainError('PAPER_TOO_HEAVY')
  const kind = kindOf(bytes)
  if (kind === null) throw new DomainError('PAPER_KIND')
  return kind
}

async function writePaper(ctx: Context, bytes: Buffer, kind: PaperKind): Promise<string> {
  const key = `${Buffer.from(ctx.randomBytes(16)).toString('hex')}.${kind}`
  await mkdir(documentFolder(ctx), { recursive: true, mode: 0o700 })
  await writeWhole(documentFile(ctx, key), bytes, { mode: 0o600 })
  return key
}

/**
 * Keeps files under names that nobody can guess while the rows that name them are written; they go again when
 * that fails.
 */
export async function withPapers<T>(
  ctx: Context,
  papers: readonly { bytes: Buffer; kind: PaperKind }[],
  write: (keys: readonly string[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  try {
    for (const { bytes, kind } of papers) keys.push(await writePaper(ctx, bytes, kind))
    return await write(keys)
  } catch (error) {
    await removeDocuments(ctx, keys)
    throw error
  }
}

/** The same for one file. */
export const withPaper = <T>(
  ctx: Context,
  bytes: Buffer,
  kind: PaperKind,
  write: (key: string) => Promise<T>,
): Promise<T> => withPapers(ctx, [{ bytes, kind }], ([key = '']) => write(key))

const PAPER_TYPES: Record<PaperKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export interface Paper {
  /** Its path. */
  file: string
  type: string
  bytes: number
}

/** A file that came with an application; null when it is gone. */
export async function findPaper(ctx: Context, key: string): Promise<Paper | null> {
  const kind = path.extname(key).slice(1)
  if (!Object.hasOwn(PAPER_TYPES, kind)) return null
  const file = documentFile(ctx, key)
  const found = await stat(file).catch(() => null)
  return found && { file, type: PAPER_TYPES[kind as PaperKind], bytes: found.size }
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
