import { closeSync, fsync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const outboxOf = (dataDir: string): string => path.join(dataDir, 'outbox')

export function makeOutboxFolder(dataDir: string): void {
  // Links in mails are keys to accounts.
  mkdirSync(outboxOf(dataDir), { recursive: true, mode: 0o700 })
}

const flush = promisify(fsync)

/**
 * Writes a file of the outbox: all of it or nothing, also when the process is killed on the way. Only the disk is waited
 * for in another thread: to hand over the other steps takes longer than the steps.
 */
export async function writeToOutbox(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(outboxOf(dataDir), name)
  const draft = `${file}.draft`
  const handle = openSync(draft, 'w', 0o600)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
    await flush(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
}

/** Removes files of the outbox that were written before `before`. */
export async function deleteOldFiles(dataDir: string, before: number): Promise<void> {
  const folder = outboxOf(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.eml(\.draft)?$/.test(name)) continue
    const file = path.join(folder, name)
    if ((await stat(file)).mtimeMs < before) await unlink(file)
  }
}
