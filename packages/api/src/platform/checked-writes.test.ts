import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../../..')

/** Writes whose answer may be dropped: both are right to whoever asks. */
const MAY_BE_DROPPED: Readonly<Record<string, string>> = {
  replacePasswordHash: 'a password that was changed meanwhile is hashed well already',
  finishMail: 'whoever took the mail over says how it went',
  postponeMail: 'whoever took the mail over says how it went',
  finishJob: 'whoever took the job over says how it went',
  deleteFormDraft: 'a draft that was saved meanwhile in another tab stays',
}

function* listFiles(folder: string): Generator<string> {
  for (const name of readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(name)) yield path.join(folder, name)
}

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)

const readAll = (...folders: string[]): ts.SourceFile[] =>
  folders.flatMap((folder) =>
    [...listFiles(folder)].map((file) => parse(file, readFileSync(path.join(SOURCES, file), 'utf8'))),
  )

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The functions of a file that promise to say whether they have done it. */
function namesIn(file: ts.SourceFile): string[] {
  const names: string[] = []
  walk(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name && node.type?.getText(file) === 'Promise<boolean>')
      names.push(node.name.text)
  })
  return names
}

const isHandedOn = (arrow: ts.ArrowFunction): boolean =>
  ts.isCallExpression(arrow.parent) && isDropped(arrow.parent)

/** Whether nobody looks at the value of an expression, also not behind `await` or as what a transaction answers. */
function isDropped(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) return isDropped(parent)
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return true
  if (ts.isBinaryExpression(parent)) return parent.right === node && isDropped(parent)
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isDropped(parent)
  if (ts.isArrowFunction(parent)) return isHandedOn(parent)
  if (!ts.isReturnStatement(parent)) return false
  const inside = ts.findAncestor(parent, ts.isFunctionLike)
  return inside !== undefined && ts.isArrowFunction(inside) && isHandedOn(inside)
}

function findDropped(file: ts.SourceFile, isChecked: (name: string) => boolean): string[] {
  const found: string[] = []
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const name = node.expression.text
    if (!isChecked(name) || !isDropped(node)) return
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push(`${file.fileName}:${line + 1} drops what ${name} says`)
  })
  return found
}

const queries = readAll('db/src').filter(({ fileName }) => /\/(queries|writes)(\/|\.ts$)/.test(fileName))
const checked = new Set(queries.flatMap(namesIn))

describe('a write that says whether it was done', () => {
  it('is known by what it answers', () => {
    for (const name of ['tryMoveOrder', 'tryMoveParcel', 'tryMovePayment', 'takeEdit', 'takeCouponUse'])
      expect(checked).toContain(name)
    expect(Object.keys(MAY_BE_DROPPED).filter((name) => !checked.has(name))).toEqual([])
  })

  it('is asked by nobody who drops the answer', () => {
    const isChecked = (name: string) =>
      (checked.has(name) && !(name in MAY_BE_DROPPED)) || /^(try[A-Z]|takeStock$)/.test(name)
    const files = readAll('api/src', 'db/src')
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => findDropped(file, isChecked))).toEqual([])
  })
})

describe('the check of dropped answers', () => {
  const linesOf = (text: string) =>
    findDropped(parse('x.ts', text), (name) => name === 'tryIt').map((line) => /:(\d+)/.exec(line)?.[1])

  it.each([
    'await tryIt()',
    'void (await tryIt())',
    'if (a) await tryIt()',
    'a && (await tryIt())',
    'a ? await tryIt() : 0',
    'await transact(roots, (tx) => tryIt(tx))',
    'await transact(roots, async (tx) => { return tryIt(tx) })',
  ])('finds %s', (text) => expect(linesOf(text)).toEqual(['1']))

  it.each([
    'if (!(await tryIt())) throw new Error()',
    'const is = await tryIt()',
    'const is = await transact(roots, (tx) => tryIt(tx))',
    'const f = () => tryIt()',
    '(await tryIt()) || fail()',
  ])('allows %s', (text) => expect(linesOf(text)).toEqual([]))
})
