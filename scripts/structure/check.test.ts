import { describe, expect, it } from 'vitest'
import { checkStructure } from './check.mjs'
import { capabilityImports, findCapabilityCycles, findCycles, findUnusedBackward } from './cycles.mjs'
import { MAX_FILES } from './rules.mjs'

type Tree = Record<string, string>

const check = (tree: Tree): string[] => checkStructure(new Map(Object.entries(tree)))

/** A small market where everything stands where it belongs. */
const CORRECT: Tree = {
  'packages/domain/src/index.ts': "export * from './cart/limits'\n",
  'packages/domain/src/cart/limits.ts': "import { z } from 'zod'\nexport const linesSchema = z.number()\n",
  'packages/domain/src/cart/limits.test.ts': "import { linesSchema } from './limits'\n",
  'packages/domain/src/kernel/money.ts': 'export type Sen = number\n',
  'packages/domain/src/testing/helpers.ts': "import { readFileSync } from 'node:fs'\n",
  'packages/db/src/queries.ts': "export * from './cart/queries'\n",
  'packages/db/src/cart/tables.ts': 'export interface CartTable { id: string }\n',
  'packages/db/src/cart/queries.ts':
    "import { sql } from 'kysely'\nimport type { Sen } from '@pasar/domain'\nimport type { CartTable } from './tables'\nsql`select id from cart`\n",
  'packages/db/src/orders/queries/list.ts': "import 'kysely'\n",
  'packages/db/src/migrations/0001-start.ts': 'export const up = 1\n',
  'packages/api/src/cart/commands.ts':
    "import { findCart } from '@pasar/db'\nimport { note } from './internal/notify'\n",
  'packages/api/src/cart/internal/notify.ts': 'export const note = 1\n',
  'packages/api/src/cart/index.ts': "export { addToCart } from './commands'\n",
  'packages/api/src/index.ts': "export * from './cart'\n",
  'packages/api/src/cart/commands.test.ts': "import { openTest } from '../testing'\n",
  'packages/api/src/testing/index.ts': "import { addToCart } from '../cart/commands'\n",
  'packages/api/src/payments/providers/demo.ts': "import { z } from 'zod'\n",
  'apps/web/app/features/cart/pages/cart-page.tsx':
    "import type { loader } from '../routes/cart.server'\nexport const CartPage = 1\n",
  'apps/web/app/features/cart/routes/cart.server.ts':
    "import { cartPage } from '@pasar/api'\nexport const loader = cartPage\n",
  'apps/web/app/routes/cart.tsx':
    "// The cart.\nexport { CartPage as default } from '../features/cart/pages/cart-page'\nexport {\n  action,\n  loader,\n} from '../features/cart/routes/cart.server'\n",
  'apps/web/app/locales/en/cart/cart.ts': "export const cart = { title: 'Cart' }\n",
  'apps/web/app/locales/en/index.ts': "export * from './cart/cart'\n",
  'apps/web/e2e/cart/cart.spec.ts': "import { test } from '../testing/test'\n",
  'apps/web/e2e/testing/test.ts': 'export const test = 1\n',
}

/** What is said about the small market when these files are added to it, or stand in place of its own. */
const checkWith = (tree: Tree): string[] => check({ ...CORRECT, ...tree })

describe('checkStructure', () => {
  it('has nothing to say about a correct tree', () => {
    expect(check(CORRECT)).toEqual([])
  })

  it.each([
    'packages/domain/src/basket/limits.ts',
    'packages/db/src/basket/queries.ts',
    'packages/api/src/basket/commands.ts',
    'apps/web/app/features/basket/pages/basket.tsx',
  ])('refuses an unknown folder: %s', (file) => {
    expect(checkWith({ [file]: '' })).toEqual([
      `${file}: "basket" is no capability; the list is in scripts/structure/rules.mjs`,
    ])
  })

  it.each([
    ['packages/domain/src/cart/rules/limits.ts', 'directly in the folder of its capability'],
    ['packages/domain/src/cart/Limits.ts', 'directly in the folder of its capability'],
    ['packages/db/src/cart/helpers.ts', 'tables.ts, queries.ts and writes.ts'],
    ['packages/api/src/cart/add-to-cart.ts', 'commands, reads, trpc, rest and jobs'],
    ['apps/web/app/features/cart/cart-page.tsx', 'pages/, components/, client/'],
  ])('refuses an unknown file name: %s', (file, where) => {
    const problems = checkWith({ [file]: '' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`${file}: `)
    expect(problems[0]).toContain(where)
  })

  it('refuses a file beside the capabilities, but for those that are named', () => {
    expect(checkWith({ 'packages/db/src/helpers.ts': '' })).toEqual([
      'packages/db/src/helpers.ts: a file stands in the folder of a capability; packages/db/src itself has index.ts, queries.ts, tables.ts',
    ])
    expect(checkWith({ 'packages/db/src/exports.test.ts': '' })).toEqual([])
  })

  it.each([
    ['packages/domain/src/cart/limits.ts', '@pasar/db'],
    ['packages/domain/src/cart/limits.ts', '@pasar/api/testing'],
    ['packages/domain/src/cart/limits.ts', 'kysely'],
    ['packages/db/src/cart/queries.ts', '@pasar/api'],
    ['packages/db/src/cart/queries.ts', 'express'],
    ['packages/api/src/cart/reads.ts', '@pasar/web'],
    ['apps/web/app/features/cart/server/cart.server.ts', '@pasar/db'],
  ])('refuses an import against the layers: %s takes %s', (file, specifier) => {
    const problems = checkWith({ [file]: `import { x } from '${specifier}'\n` })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^\S+: \S+ may not import /)
    expect(problems[0]).toContain(`${file}: `)
    expect(problems[0]).toContain(specifier)
  })

  it.each([
    ['packages/db/src/cart/queries.ts', '../sqlite/open'],
    ['packages/db/src/cart/queries/lines.ts', '../../sqlite/open'],
    ['packages/db/src/queries.ts', './sqlite/open'],
  ])('refuses a query file that knows its engine: %s', (file, specifier) => {
    const tree = { 'packages/db/src/sqlite/open.ts': '', [file]: `import type { X } from '${specifier}'\n` }
    expect(checkWith(tree)).toEqual([
      `${file}: packages/db/src/sqlite/open.ts is special to one engine; take Db, Tx and search from packages/db/src/kernel`,
    ])
  })

  it.each([
    ['kernel/transact.ts', '../sqlite/open'],
    ['seed/writer.ts', '../sqlite/open'],
    ['migrations/migrate.ts', '../sqlite/open'],
    ['testing/index.ts', '../sqlite/open'],
    ['cart/queries.test.ts', '../sqlite/open'],
    ['index.ts', './sqlite/open'],
  ])('lets %s know the engine', (file, specifier) => {
    const tree = { [`packages/db/src/${file}`]: `import { open } from '${specifier}'\n` }
    expect(checkWith({ 'packages/db/src/sqlite/open.ts': '', ...tree })).toEqual([])
  })

  it.each([
    "import type { Cart } from '@pasar/db'",
    "export { findCart } from '@pasar/db'",
    "import '@pasar/db'",
    "const load = () => import('@pasar/db')",
    "import {\n  findCart,\n  putCart,\n} from '@pasar/db'",
  ])('sees every way to import: %s', (text) => {
    expect(checkWith({ 'packages/domain/src/cart/limits.ts': `${text}\n` })).toEqual([
      'packages/domain/src/cart/limits.ts: packages/domain/src may not import @pasar/db',
    ])
  })

  it('has large packages loaded where they are used, and by the files that are named', () => {
    const document = 'packages/api/src/platform/rest/document.ts'
    const user = 'packages/api/src/platform/rest/load-contract.ts'
    const written = { [document]: "import { generateOpenApiDocument } from 'trpc-to-openapi'\n" }
    expect(
      checkWith({
        ...written,
        [user]: "import type { OpenAPIObject } from 'trpc-to-openapi'\nawait import('./document')\n",
      }),
    ).toEqual([])
    expect(checkWith({ ...written, [user]: "import { describeContract } from './document'\n" })).toEqual([
      `${user}: ${document} needs a large package; load it with import() where it is used`,
    ])
    expect(checkWith({ [user]: "import { type A, b } from 'trpc-to-openapi'\n" })).toEqual([
      `${user}: trpc-to-openapi is large and the start does without it; load it with import() where it is used`,
    ])
  })

  it('keeps the domain from the machine', () => {
    expect(
      checkWith({ 'packages/domain/src/cart/limits.ts': "import { readFileSync } from 'node:fs'\n" }),
    ).toEqual(['packages/domain/src/cart/limits.ts: the domain is pure and may not import node:fs'])
  })

  it('refuses a path that leads into another package', () => {
    expect(
      checkWith({ 'packages/api/src/cart/reads.ts': "import '../../../db/src/cart/queries'\n" }),
    ).toEqual(['packages/api/src/cart/reads.ts: ../../../db/src/cart/queries leaves packages/api'])
  })

  it('refuses files that import each other in a cycle, types too', () => {
    const problems = checkWith({
      'packages/api/src/cart/reads.ts': "import { a } from './commands'\n",
      'packages/api/src/cart/commands.ts': "import { b } from './internal/prices'\n",
      'packages/api/src/cart/internal/prices.ts': "import type { C } from '../reads'\n",
    })
    expect(problems).toHaveLength(1)
    for (const name of ['reads.ts', 'commands.ts', 'internal/prices.ts'])
      expect(problems[0]).toContain(`packages/api/src/cart/${name}`)
    expect(problems[0]).toContain('import each other in a cycle')
  })

  it('refuses capabilities that import each other in a cycle, types too, and says by which files', () => {
    const problems = checkWith({
      'packages/api/src/stores/reads.ts': "import type { A } from '../wishlist/internal/heart'\n",
      'packages/api/src/wishlist/internal/heart.ts': '',
      'packages/api/src/wishlist/commands.ts': "import { b } from '../moderation/reads'\n",
      'packages/api/src/moderation/reads.ts': "import { c } from '../stores/internal/name'\n",
      'packages/api/src/stores/internal/name.ts': '',
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      /^packages\/api\/src: .* -> .* -> .* -> .*: these capabilities import each other/,
    )
    for (const file of ['stores/reads.ts', 'wishlist/commands.ts', 'moderation/reads.ts'])
      expect(problems[0]).toContain(`packages/api/src/${file}`)
  })

  it('lets capabilities import each other in tests, across layers, and what stands below them', () => {
    expect(
      checkWith({
        'packages/api/src/stores/reads.ts': "import '../wishlist/reads'\nimport '../platform/context'\n",
        'packages/api/src/wishlist/reads.ts': '',
        'packages/api/src/wishlist/reads.test.ts': "import '../stores/reads'\n",
        'packages/api/src/platform/context.ts': "import type { Name } from '../stores/internal/name'\n",
        'packages/api/src/stores/internal/name.ts': '',
        'packages/domain/src/wishlist/limits.ts': "import '../stores/names'\n",
        'packages/domain/src/stores/names.ts': '',
      }),
    ).toEqual([])
  })

  it('follows folders and the alias of the app when it looks for cycles', () => {
    const problems = checkWith({
      'apps/web/app/features/cart/components/badge/index.tsx': "import '~/features/cart/components/row'\n",
      'apps/web/app/features/cart/components/row.tsx': "import './badge'\n",
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('components/badge/index.tsx')
  })

  it.each([
    ['packages/api/src/cart/reads.ts', 'const rows = sql`delete`\n'],
    ['packages/api/src/cart/reads.ts', "db.exec('select id, name from items where id = 1')\n"],
    ['packages/domain/src/cart/limits.ts', "const text = 'update items set stock = 0'\n"],
    ['apps/web/server/health.ts', "db.exec('delete from sessions')\n"],
    ['apps/web/app/features/cart/server/cart.server.ts', "db.exec('insert into cart values (1)')\n"],
  ])('refuses SQL outside packages/db: %s', (file, text) => {
    expect(checkWith({ [file]: text })).toEqual([
      `${file}: SQL is written in packages/db only; add a query function there and call it`,
    ])
  })

  it('allows SQL in tests and their helpers, and words of it in comments', () => {
    expect(
      checkWith({
        'packages/api/src/cart/reads.test.ts': "db.exec('delete from sessions')\n",
        'packages/api/src/testing/rows.ts': "db.exec('delete from sessions')\n",
        'packages/api/src/cart/reads.ts': '// One may not delete from carts here.\n/* update items set */\n',
      }),
    ).toEqual([])
  })

  it.each(['../testing', './reads.test'])('refuses a test helper in production code: %s', (specifier) => {
    const problems = checkWith({
      'packages/api/src/testing/index.ts': '',
      'packages/api/src/cart/reads.test.ts': '',
      'packages/api/src/cart/reads.ts': `import { x } from '${specifier}'\n`,
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('production code may not import it')
  })

  it.each([
    'export const loader = () => null\n',
    "import { cartPage } from '@pasar/api'\n",
    'export default function Cart() {\n  return null\n}\n',
  ])('refuses a route file with code: %s', (text) => {
    expect(checkWith({ 'apps/web/app/routes/cart.tsx': text })).toEqual([
      'apps/web/app/routes/cart.tsx: a route file only exports again; loaders and actions stand in features/<capability>/routes',
    ])
  })

  it('refuses a feature that imports a route file', () => {
    expect(
      checkWith({
        'apps/web/app/routes/home.tsx': '',
        'apps/web/app/features/cart/pages/cart-page.tsx':
          "import type { loader } from '../../../routes/home'\n",
      }),
    ).toEqual([
      'apps/web/app/features/cart/pages/cart-page.tsx: a feature never imports a route file; its types are in features/<capability>/routes',
    ])
  })

  it('refuses more files in a folder than one looks through at a glance', () => {
    const fill = (folder: string, count: number): Tree =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/rule-${index}.ts`, '']))
    expect(check(fill('packages/domain/src/cart', MAX_FILES))).toEqual([])
    expect(check(fill('packages/domain/src/cart', MAX_FILES + 1))).toEqual([
      `packages/domain/src/cart: ${MAX_FILES + 1} files; more than ${MAX_FILES} need folders by topic`,
    ])
    expect(check(fill('packages/db/src/migrations', MAX_FILES + 1))).toEqual([])
  })

  it.each([
    'apps/web/app/locales/ms/basket/words.ts',
    'apps/web/e2e/basket/add.spec.ts',
    'apps/web/e2e/add.spec.ts',
  ])('refuses texts and browser tests in a wrong folder: %s', (file) => {
    expect(checkWith({ [file]: '' })).toEqual([
      `${file}: texts and browser tests stand in the folder of their capability`,
    ])
  })
})

describe('findCycles', () => {
  const cyclesOf = (edges: Record<string, string[]>): string[][] =>
    findCycles(new Map(Object.entries(edges))).map((cycle: string[]) => cycle.toSorted())

  it('finds none where paths meet but lead nowhere back', () => {
    expect(cyclesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([])
  })

  it('finds each of two cycles once, whatever leads into them', () => {
    expect(cyclesOf({ a: ['b'], b: ['c'], c: ['b', 'd'], d: ['e'], e: ['d'], f: ['a'] })).toEqual([
      ['d', 'e'],
      ['b', 'c'],
    ])
  })
})

describe('capabilities in a cycle', () => {
  const layers = capabilityImports({
    imports: [
      ['cart/commands.ts', 'orders/commands.ts'],
      ['orders/commands.ts', 'cart/reads.ts'],
      ['orders/reads.ts', 'payments/reads.ts'],
      ['payments/reads.ts', 'cart/reads.ts'],
    ].map(([file, target]) => ({ file: `packages/api/src/${file}`, target: `packages/api/src/${target}` })),
  })
  const known = (...names: string[]) => ({
    'packages/api/src': Object.fromEntries(names.map((name) => [name, 'a reason'])),
  })

  it('are reported by their shortest way', () => {
    const [problem, ...others] = [...findCapabilityCycles(layers, {})]
    expect(others).toEqual([])
    expect(problem).toMatch(/: (cart -> orders -> cart|orders -> cart -> orders): /)
  })

  it('are let be where one of their imports is written down, and no others', () => {
    expect([...findCapabilityCycles(layers, known('cart > orders'))]).toEqual([])
    const [problem] = [...findCapabilityCycles(layers, known('orders > cart'))]
    expect(problem).toContain('payments')
  })

  it('do not stay on the list when nothing needs it any more', () => {
    expect([...findUnusedBackward(layers, known('cart > orders'))]).toEqual([])
    expect([...findUnusedBackward(layers, known('cart > stores'))]).toEqual([
      'packages/api/src: "cart > stores" is imported no more; take it out of BACKWARD in scripts/structure/rules.mjs',
    ])
  })
})
