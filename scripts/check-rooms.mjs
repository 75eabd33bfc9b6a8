// Imports run one way only: apps/web → packages/api → packages/db → packages/domain.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { main, ROOT } from './run.mjs'

/** What each room may import from the others, and what it may import besides the packages it declares. */
const ROOMS = {
  'packages/domain': { may: [], outside: ['zod'] },
  'packages/db': { may: ['@pasar/domain'], outside: ['kysely', 'better-sqlite3'] },
  'packages/api': { may: ['@pasar/domain', '@pasar/db'], outside: null },
  'apps/web': { may: ['@pasar/domain', '@pasar/api'], outside: null },
}
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'build'].includes(entry.name)) yield* filesOf(file)
    } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !/\.(test|spec)\.tsx?$/.test(entry.name)) yield file
  }
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function problemsOf(room, { may, outside }) {
  const problems = []
  for (const file of filesOf(path.join(ROOT, room))) {
    const where = path.relative(ROOT, file)
    // Tests of the rooms may use each other's helpers, and tools may use anything.
    if (/\/(e2e|bench|attack|scripts)\/|test-kit|testing\.ts|config\.ts$/.test(where)) continue
    for (const [, from, dynamic, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = from ?? dynamic ?? bare ?? ''
      if (specifier.startsWith('.')) {
        const target = path.relative(ROOT, path.resolve(path.dirname(file), specifier))
        if (!target.startsWith(`${room}/`)) problems.push(`${where}: ${specifier} leaves its room`)
      } else if (specifier.startsWith('@pasar/')) {
        if (!may.includes(packageOf(specifier)))
          problems.push(`${where}: ${room} may not import ${specifier}`)
      } else if (outside && !specifier.startsWith('node:') && !outside.includes(packageOf(specifier)))
        problems.push(`${where}: ${room} may not import ${specifier}`)
      else if (room === 'packages/domain' && specifier.startsWith('node:'))
        problems.push(`${where}: the domain is pure and may not import ${specifier}`)
    }
  }
  return problems
}

await main(async () => {
  const problems = Object.entries(ROOMS).flatMap(([room, rules]) => problemsOf(room, rules))
  if (problems.length > 0)
    throw new Error(`Imports must run one way, apps/web → api → db → domain:\n${problems.join('\n')}`)
  console.warn('Rooms: imports run one way.')
})
