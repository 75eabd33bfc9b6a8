// Everything stands where docs/architecture.md says: `npm run structure`.
import { main } from './run.mjs'
import { checkBackward, checkStructure } from './structure/check.mjs'
import { readCode } from './structure/files.mjs'

await main(async () => {
  const files = new Map([...readCode()].filter(([file]) => !file.startsWith('scripts/')))
  const problems = [...checkStructure(files), ...checkBackward(files)]
  if (problems.length > 0)
    throw new Error(`${problems.length} things stand where they do not belong:\n${problems.join('\n')}`)
  console.warn(`Structure: ${files.size} files, each where it belongs; no cycles.`)
})
