import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findNamedCvs } from '@pasar/db'
import { DomainError, hours, MAX_CV_BYTES } from '@pasar/domain'
import type { Context } from '../context'

/** CVs lie beside the uploads, not among them: no address leads there. */
const folderOf = (ctx: Context): string => path.join(ctx.config.dataDir, 'applications')
const fileOf = (ctx: Context, key: string): string => path.join(folderOf(ctx), key)

/** A reader looks for this sign within the first kilobyte; what goes before it is noise of some programs. */
const SIGN_WITHIN = 1_024

/**
 * Looks whether these bytes are a PDF that may be kept; name and type a browser tells are not looked at.
 * @throws DomainError CV_MISSING, CV_TOO_HEAVY, CV_KIND
 */
export function checkCv(bytes: Buffer): void {
  if (bytes.length === 0) throw new DomainError('CV_MISSING')
  if (bytes.length > MAX_CV_BYTES) throw new DomainError('CV_TOO_HEAVY')
  const isPdf =
    bytes.subarray(0, SIGN_WITHIN).includes('%PDF-') && bytes.subarray(-SIGN_WITHIN).includes('%%EOF')
  if (!isPdf) throw new DomainError('CV_KIND')
}

/** Keeps a CV under a name that nobody can guess; returns the name. */
export async function writeCv(ctx: Context, bytes: Buffer): Promise<string> {
  const key = `${Buffer.from(ctx.randomBytes(16)).toString('hex')}.pdf`
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 })
  await writeFile(fileOf(ctx, key), bytes, { mode: 0o600 })
  return key
}

export async function removeCvs(ctx: Context, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => rm(fileOf(ctx, key), { force: true })))
}

/** A file is written before its row; by then the row is there, or never will be. */
const ROWLESS_FOR = hours(1)

/** Removes files that no application names: of a process that was killed, or of a member who has gone. */
export async function sweepCvs(ctx: Context): Promise<void> {
  const names = await readdir(folderOf(ctx)).catch(() => [])
  if (names.length === 0) return
  const named = await findNamedCvs(ctx.db, names)
  for (const name of names) {
    if (named.has(name)) continue
    const found = await stat(fileOf(ctx, name)).catch(() => null)
    if (found && found.mtimeMs < ctx.now() - ROWLESS_FOR) await removeCvs(ctx, [name])
  }
}
