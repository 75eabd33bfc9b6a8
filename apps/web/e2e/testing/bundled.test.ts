import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const E2E = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(E2E, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

it('tests use of the sources of the market what is bundled: of all else a process would have a second copy', () => {
  const used = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => namesIn(read(file), /\bfrom '((?:@pasar|~)\/[^']+)'/g))
  const bundled = namesIn(read('tsconfig.run.json'), /"((?:@pasar|~)\/[^"]+)": \[/g)
  expect([...new Set(used)].sort()).toEqual(bundled.sort())
})

it('a bundle that a name stands for is made', () => {
  const found = namesIn(read('tsconfig.run.json'), /pasar-tests\/([\w-]+)\.mjs/g)
  const made = namesIn(read('../playwright.config.ts'), /^ {2}'?([\w-]+)'?: '.*\/index\.ts',$/gm)
  expect(made.length).toBeGreaterThan(0)
  expect(found.sort()).toEqual(made.sort())
})
