import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from './context'

/** Files of applications are stored beside the uploads, not among them: they have no public address. */
export const documentFolder = (ctx: Context): string => path.join(ctx.config.dataDir, 'applications')
export const documentFile = (ctx: Context, key: string): string => path.join(documentFolder(ctx), key)

export async function removeDocuments(ctx: Context, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => rm(documentFile(ctx, key), { force: true })))
}
