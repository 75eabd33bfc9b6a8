import { mkdirSync } from 'node:fs'
import { open, readdir, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

const outboxOf = (dataDir: string): string => path.join(dataDir, 'outbox')

export function makeOutboxFolder(dataDir: string): void {
  // Links in mails are keys to accounts.
  mkdirSync(outboxOf(dataDir), { recursive: true, mode: 0o700 })
}

/** Writes a file of the outbox: all of it or nothing, also when the process is killed on the way. */
export async function writeToOutbox(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(outboxOf(dataDir), name)
  const draft = `${file}.draft`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
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
