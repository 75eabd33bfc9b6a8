import { expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.mjs'

const TREE = new Map(
  Object.entries({
    'apps/web/app/add.test.ts': "import { addToCart } from '@pasar/api'\n",
    'packages/domain/src/index.ts': "export * from './cart/limits'\nexport * from './cart/sums'\n",
    'packages/domain/src/cart/limits.ts': 'export const MOST = 3\n',
    'packages/domain/src/cart/sums.ts': 'export type Sen = number\nexport function sumUp() {}\n',
    'packages/domain/src/cart/limits.test.ts': "import { MOST } from './limits'\n",
    'packages/api/src/index.ts': "export { addToCart } from './cart/commands'\n",
    'packages/api/src/cart/commands.ts':
      "import { MOST } from '@pasar/domain'\nexport async function addToCart() {}\n",
    'packages/api/src/cart/commands.test.ts': "import { addToCart as add } from './commands'\n",
    'packages/api/src/cart/sums.test.ts': "import {\n  type Sen,\n  sumUp,\n} from '@pasar/domain'\n",
    'packages/api/src/cart/all.test.ts': "import * as domain from '@pasar/domain'\n",
    'apps/web/app/cart.tsx': "const page = () => import('~/cart-page')\n",
    'apps/web/app/cart-page.tsx': "import { addToCart } from '@pasar/api'\n",
    'apps/web/app/cart.test.tsx': "import { page } from './cart'\n",
    'apps/web/e2e/cart.spec.ts': "import { addToCart } from '@pasar/api'\n",
  }),
)

it('names the tests that depend on a change, the nearest first, and looks through lists of exports', () => {
  expect(nearestTests(TREE, ['packages/domain/src/cart/limits.ts'])).toEqual([
    'packages/domain/src/cart/limits.test.ts',
    'packages/api/src/cart/all.test.ts',
    'apps/web/app/add.test.ts',
    'packages/api/src/cart/commands.test.ts',
    'apps/web/app/cart.test.tsx',
  ])
  expect(nearestTests(TREE, ['packages/api/src/cart/commands.ts'])).toEqual([
    'packages/api/src/cart/commands.test.ts',
    'apps/web/app/add.test.ts',
    'apps/web/app/cart.test.tsx',
  ])
  expect(nearestTests(TREE, ['packages/domain/src/cart/sums.ts'])).toEqual([
    'packages/api/src/cart/sums.test.ts',
    'packages/api/src/cart/all.test.ts',
  ])
})

it('names a test that was changed itself, and none for what no code imports or what is gone', () => {
  expect(nearestTests(TREE, ['packages/api/src/cart/all.test.ts'])).toEqual([
    'packages/api/src/cart/all.test.ts',
  ])
  expect(nearestTests(TREE, ['README.md', 'packages/api/src/gone.ts'])).toEqual([])
})

it('goes round a cycle once', () => {
  const cycle = new Map([
    ['packages/api/src/a.ts', "import { b } from './b'\nexport const a = 1\n"],
    ['packages/api/src/b.ts', "import { a } from './a'\nexport const b = 1\n"],
    ['packages/api/src/b.test.ts', "import { b } from './b'\n"],
  ])
  expect(nearestTests(cycle, ['packages/api/src/a.ts'])).toEqual(['packages/api/src/b.test.ts'])
})
