// The code of the project: what git knows, or would take up.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run.mjs'

const CODE = /^(?:packages|apps|scripts)\/.*\.(?:tsx?|mjs|css|webp)$/

/** @returns {Map<string, string>} paths below the root with their texts; a picture's is empty */
export function readCode() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  return new Map(
    listed
      .split('\n')
      .filter((file) => CODE.test(file) && existsSync(path.join(ROOT, file)))
      .map((file) => [file, file.endsWith('.webp') ? '' : readFileSync(path.join(ROOT, file), 'utf8')]),
  )
}
