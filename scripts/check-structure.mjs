// Everything stands where docs/architecture.md says: `npm run structure`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { main, ROOT } from './run.mjs'
import { checkBackward, checkStructure } from './structure/check.mjs'

const CODE = /^(?:packages|apps)\/.*\.(?:tsx?|mjs|css|webp)$/

await main(async () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  const files = new Map(
    listed
      .split('\n')
      .filter((file) => CODE.test(file) && existsSync(path.join(ROOT, file)))
      .map((file) => [file, file.endsWith('.webp') ? '' : readFileSync(path.join(ROOT, file), 'utf8')]),
  )
  const problems = [...checkStructure(files), ...checkBackward(files)]
  if (problems.length > 0)
    throw new Error(`${problems.length} things stand where they do not belong:\n${problems.join('\n')}`)
  console.warn(`Structure: ${files.size} files, each where it belongs; no circles.`)
})
