import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../../../..')
const FOLDERS = [
  'packages/domain/src',
  'packages/db/src',
  'packages/api/src',
  'apps/web/app',
  'apps/web/server',
]

/** The browser reads these from the page that the same server has just written; a schema there costs every page. */
const WRITTEN_BY_THE_PAGE = ['apps/web/app/i18n/page-texts.tsx', 'apps/web/app/lib/session/reader.ts']

const isParse = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^JSON\.parse$/.test(node.expression.getText())

/** The names that a file declares as unknown: whoever reads them has to look at them first. */
function unknownNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.type?.kind === ts.SyntaxKind.UnknownKeyword)
      names.add(node.name.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** Whether a schema looks at what was read, or it stays unknown. */
function isChecked(call: ts.CallExpression, unknown: ReadonlySet<string>): boolean {
  const { parent } = call
  if (ts.isCallExpression(parent)) return /\.(?:safeP|p)arse$/.test(parent.expression.getText())
  if (ts.isVariableDeclaration(parent)) return unknown.has(parent.name.getText())
  if (ts.isBinaryExpression(parent)) return unknown.has(parent.left.getText())
  if (ts.isReturnStatement(parent)) {
    const inside = ts.findAncestor(parent, ts.isFunctionLike)
    return inside?.type?.kind === ts.SyntaxKind.UnknownKeyword
  }
  return false
}

/** Where a file believes JSON to be what it should be. */
function findCasts(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const unknown = unknownNames(file)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isParse(node) && !isChecked(node, unknown)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${name}:${line + 1}: read it with jsonColumn, or with a schema of its own`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function* listFiles(): Generator<string> {
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(name)) yield path.join(folder, name)
}

it('no source casts JSON without a schema', () => {
  const files = [...listFiles()].filter((file) => !WRITTEN_BY_THE_PAGE.includes(file))
  expect(files.length).toBeGreaterThan(500)
  const casts = files.flatMap((file) => {
    const source = readFileSync(path.join(SOURCES, file), 'utf8')
    return source.includes('JSON.parse') ? findCasts(file, source) : []
  })
  expect(casts).toEqual([])
})

describe('the check of JSON', () => {
  it.each([
    'const a = JSON.parse(text) as string[]',
    'const a = JSON.parse(text)',
    'const a: string[] = JSON.parse(text)',
    'const read = (text: string): string[] => JSON.parse(text)',
    'const a = { ...JSON.parse(text) }',
    'use(JSON.parse(text))',
    'function read(text: string): string[] { return JSON.parse(text) }',
  ])('refuses %s', (source) => expect(findCasts('x.ts', source)).toHaveLength(1))

  it.each([
    'const a: unknown = JSON.parse(text)',
    'let a: unknown; a = JSON.parse(text)',
    'const a = schema.parse(JSON.parse(text))',
    'const a = schema.safeParse(JSON.parse(text))',
    'function read(text: string): unknown { return JSON.parse(text) }',
    '// JSON.parse(text) as string[]',
  ])('allows %s', (source) => expect(findCasts('x.ts', source)).toEqual([]))
})
