import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const APP = path.join(import.meta.dirname, '..')

/** For those who build the market, in English only. */
const FOR_BUILDERS = /^features\/playground\/|^routes\/playground/

/** Properties whose values people read or hear. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'closeLabel',
  'description',
  'hint',
  'label',
  'lead',
  'loadingLabel',
  'moveLabel',
  'note',
  'placeholder',
  'removeLabel',
  'summary',
  'text',
  'title',
])

/** Written alike in every language. */
const ALIKE = new Set(['RM'])

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !ALIKE.has(text.trim())

/** Words that stand in a component instead of in the files of the languages. */
function findLiterals(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    if (isWords(text)) found.push(`${name}:${line + 1}: ${text.trim()}`)
  }
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const text of listTexts(node.expression)) note(node, text)
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const { initializer } = node
      if (initializer && ts.isStringLiteral(initializer)) note(node, initializer.text)
      if (initializer && ts.isJsxExpression(initializer) && initializer.expression)
        for (const text of listTexts(initializer.expression)) note(node, text)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** What an expression may come out as, as far as it is written there. */
function listTexts(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
  if (ts.isConditionalExpression(node)) return [...listTexts(node.whenTrue), ...listTexts(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return listTexts(node.expression)
  const isChoice =
    ts.isBinaryExpression(node) &&
    [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ].includes(node.operatorToken.kind)
  return isChoice ? [...listTexts(node.left), ...listTexts(node.right)] : []
}

describe('visible words', () => {
  it('are found where they stand in a component', () => {
    const source = `const A = () => <p title="Hello there" className="not this">Hi {ok ? 'Yes!' : t('site.no')} {\`RM \${x} each\`}</p>`
    expect(findLiterals('a.tsx', source)).toEqual([
      'a.tsx:1: Hello there',
      'a.tsx:1: Hi',
      'a.tsx:1: Yes!',
      'a.tsx:1: each',
    ])
  })

  it('are all in the files of the languages', () => {
    const names = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !FOR_BUILDERS.test(name),
    )
    expect(names.length).toBeGreaterThan(100)
    expect(names.flatMap((name) => findLiterals(name, readFileSync(path.join(APP, name), 'utf8')))).toEqual(
      [],
    )
  })
})
