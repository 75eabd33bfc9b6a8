import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from 'tailwindcss'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const STYLES = import.meta.dirname
const APP = path.join(STYLES, '..')
const { resolve } = createRequire(import.meta.url)

/** What stands to the right of these is a class: `isWide && 'max-w-wide'`. Others compare. */
const CHOOSING = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.QuestionQuestionToken])

/** The classes in the source of a component: what stands in `className`, and in what `cx` puts together. */
function classesIn(name: string, text: string): Set<string> {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = new Set<string>()
  const take = (words: string): void => {
    for (const word of words.split(/\s+/)) if (word !== '') found.add(word)
  }
  const isCx = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && node.expression.getText() === 'cx'
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) take(node.text)
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(read)
    else if (ts.isBinaryExpression(node)) CHOOSING.has(node.operatorToken.kind) && read(node.right)
    else if (ts.isTemplateExpression(node)) {
      // A word that touches a value is a part of a name only.
      take(node.head.text.replace(/\S+$/, ''))
      for (const { expression, literal } of node.templateSpans) {
        read(expression)
        take(literal.text.replace(/^\S+/, '').replace(ts.isTemplateMiddle(literal) ? /\S+$/ : '', ''))
      }
    } else if (isCx(node)) node.arguments.forEach(read)
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) ts.forEachChild(node, read)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /className$/i.test(node.name.getText()))
      node.initializer && read(node.initializer)
    else if (isCx(node)) read(node)
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const loadStylesheet = async (id: string, base: string) => {
  const file = id === 'tailwindcss' ? resolve('tailwindcss/index.css') : path.resolve(base, id)
  return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
}

/** A class of a selector, as stylesheets write it: `.sm\:w-1\/2`, `.\32xl\:grid`. */
const CLASS = /\.((?:\\3\d |\\.|[\w-])+)/g
const readClass = (written: string): string => written.replace(/\\3(\d) /g, '$1').replace(/\\(.)/g, '$1')

/** Which of the classes the stylesheet says nothing of. */
async function findDead(words: readonly string[]): Promise<string[]> {
  const sheet = readFileSync(path.join(STYLES, 'app.css'), 'utf8')
  const { build } = await compile(sheet, { base: STYLES, loadStylesheet })
  const said = new Set(
    Array.from(build([...words]).matchAll(CLASS), ([, written = '']) => readClass(written)),
  )
  return words.filter((word) => !said.has(word))
}

describe('the classes of components', () => {
  it('all do something', async () => {
    const places = new Map<string, string>()
    for (const name of readdirSync(APP, { recursive: true, encoding: 'utf8' })) {
      // The playground has a stylesheet of its own.
      if (!name.endsWith('.tsx') || name.includes('.test.') || name.startsWith('features/playground/'))
        continue
      for (const word of classesIn(name, readFileSync(path.join(APP, name), 'utf8'))) places.set(word, name)
    }
    const dead = await findDead([...places.keys()])
    expect(dead.map((word) => `${word} of ${places.get(word)} is in no stylesheet`)).toEqual([])
    expect(places.size).toBeGreaterThan(500)
  })

  it('are found where they are chosen, and those of no stylesheet among them', async () => {
    const source = `<p className={cx('max-w-text', kind === 'large' && 'max-w-3xl', isLeft ? '2xl:w-60' : 'bg-white')}>
      <b className={\`grow \${isWide ? 'shadow-lg' : ''} w-\${size}\`} title="none" /></p>`
    const found = [...classesIn('a.tsx', source)]
    expect(found).toEqual(['max-w-text', 'max-w-3xl', '2xl:w-60', 'bg-white', 'grow', 'shadow-lg'])
    // A beginning of one that is there is not there by that.
    expect(await findDead([...found, 'max-w-tex'])).toEqual([
      'max-w-3xl',
      'bg-white',
      'shadow-lg',
      'max-w-tex',
    ])
  })
})
