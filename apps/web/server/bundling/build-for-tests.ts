// Before the unit tests: what a server runs built, and tsx would compile anew each time it is started.
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PICTURE_PROCESS } from './built-picture-process'
import { buildPictureProcess } from './bundle-picture-process'

export default async function setup(): Promise<void> {
  mkdirSync(path.dirname(PICTURE_PROCESS), { recursive: true })
  // Another run may have it open: each writes its own, and puts it in place whole.
  const draft = `${PICTURE_PROCESS}.${randomUUID()}`
  writeFileSync(draft, await buildPictureProcess())
  renameSync(draft, PICTURE_PROCESS)
}
