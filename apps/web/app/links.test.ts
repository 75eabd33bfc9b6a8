import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from '@pasar/domain'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const FOLDERS = [
  'apps/web/app',
  'apps/web/server',
  'packages/api/src',
  'packages/db/src',
  'packages/domain/src',
]

const patterns = ROUTES.map(({ path }) => path.split('/').slice(1))
const words = new Set(patterns.flat().filter((segment) => segment !== '' && !segment.startsWith(':')))
const roots = new Set(patterns.map(([root]) => root))

/** Addresses that are no pages: files, calls and what the server answers itself. */
const NO_PAGE =
  /^\/(?:api|trpc|uploads|payment-marks|icons|offline)(?:\/|$)|^\/(?:sw\.js|socket\.io|favicon\.svg|apple-touch-icon\.png|manifest\.webmanifest)/

/** Calls of the REST contract have paths of their own. */
const isRest = (file: string): boolean => /[/\\]rest(?:-places)?(?:\.ts|[/\\])/.test(file)

const isAddress = (address: string): boolean => {
  const segments = (address.split(/[?#]/)[0] ?? '').split('/').slice(1)
  return patterns.some(
    (pattern) =>
      pattern.length === segments.length &&
      pattern.every((part, at) => part === segments[at] || (part.startsWith(':') && segments[at] !== '')),
  )
}

/** Whether an expression is the first argument of `linkTo`, whose addresses the compiler knows. */
const isKnown = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  node.parent.expression.getText() === 'linkTo'

/** What takes any text: the calls and elements of Remix and of browsers. */
const OPEN_CALLS = new Set(['redirect', 'redirectDocument', 'navigate', 'fetch', 'navigator.sendBeacon'])
const OPEN_TAGS = /^(?:[a-z]+|Form|Link|NavLink|Button)$/
const LINK_NAMES = new Set(['to', 'href', 'action', 'formAction', 'link'])

/**
 * Whether a text is an address where the compiler takes any: `<form action="/cart">`, `{ to: '/cart' }`,
 * `redirect('/cart')`. Behind `satisfies PagePath`, and as the address of our own links, it is checked.
 */
function isUnchecked({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return OPEN_CALLS.has(parent.expression.getText())
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent
  if (ts.isJsxAttribute(holder))
    return LINK_NAMES.has(holder.name.getText()) && OPEN_TAGS.test(holder.parent.parent.tagName.getText())
  return ts.isPropertyAssignment(holder) && LINK_NAMES.has(holder.name.getText())
}

/** A template that writes a page's address by hand: `/item/${slug}`, `${appUrl}/login`, `${base}/addresses`. */
const isHandMade = (template: ts.TemplateExpression): boolean =>
  !isKnown(template) &&
  [template.head, ...template.templateSpans.map(({ literal }) => literal)].some(({ text }) => {
    const [, word = ''] = /^\/([\w.-]*)/.exec(text) ?? []
    return words.has(word)
  })

/** What is wrong with the addresses that a file writes. */
function findHandMade(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    const isWrong = ts.isTemplateExpression(node)
      ? isHandMade(node)
      : ts.isStringLiteralLike(node) &&
        /^\/(?:[a-z?#]|$)/.test(node.text) &&
        !NO_PAGE.test(node.text) &&
        !isRest(file) &&
        (isUnchecked(node) ||
          (!isAddress(node.text) && !node.text.endsWith('/') && roots.has(node.text.split(/[/?#]/)[1] ?? '')))
    if (isWrong) found.push(`${file}: ${node.getText()}`)
  }
  visit(source)
  return found
}

it('finds addresses that are written by hand, are none, or are not checked by the compiler', () => {
  const find = (text: string): boolean => findHandMade('a.tsx', text).length > 0
  for (const wrong of [
    `const a = \`/item/\${slug}\``,
    `const a = \`\${appUrl}/login\``,
    `const a = \`\${base}/addresses\``,
    `const a = \`/shop-now?q=\${words}\``,
    "const a = '/item'",
    'const a = <Link to="/cart" />',
    'const a = <form action="/cart" />',
    "const a = { to: '/cart' }",
    "redirect('/cart')",
  ])
    expect(find(wrong), wrong).toBe(true)
  for (const right of [
    "const a = linkTo('/item/:slug', { slug })",
    `const a = linkTo(\`\${base}/addresses\`)`,
    'const a = <ButtonLink to="/shop-now?type=Auction" />',
    "const a = <form action={'/cart' satisfies PagePath} />",
    "const a = { to: '/cart' satisfies PagePath }",
    "redirect('/' satisfies PagePath)",
    "const a = '/item/:slug'",
    `const a = \`/uploads/\${key}\``,
    'fetch("/api/notifications")',
  ])
    expect(find(right), right).toBe(false)
})

it('makes every address of a page of the route table', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[/\\](?:testing|access)[/\\]/.test(file)),
  )
  expect(files.length).toBeGreaterThan(800)
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return /['"`}]\/[a-z]/.test(text) ? findHandMade(file, text) : []
  })
  expect(found, 'use linkTo, or satisfies PagePath, of @pasar/domain/access/link-to').toEqual([])
})
