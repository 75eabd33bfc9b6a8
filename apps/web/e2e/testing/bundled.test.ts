import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const E2E = path.resolve(import.meta.dirname, '..')
const read = (...parts: string[]): string => readFileSync(path.join(E2E, ...parts), 'utf8')

it('tests use of the sources of the market what is bundled: of all else a process would have a second copy', () => {
  const bundled = [...read('tsconfig.run.json').matchAll(/"((?:@pasar|~)\/[^"*]+)": \[/g)].map(
    ([, name]) => name,
  )
  const used = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...read(file).matchAll(/^(?:import|export) (?!type ).*from '((?:@pasar|~)\/[^']+)'/gm),
    ])
    .map(([, name]) => name)
  expect([...new Set(used)].sort()).toEqual(bundled.sort())
})
