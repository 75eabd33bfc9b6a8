// What may stand where. The words are those of docs/architecture.md; `check.mjs` applies them.

/** The capabilities of the market, the same in every layer. */
export const CAPABILITIES = [
  'accounts',
  'analytics',
  'auctions',
  'blog',
  'cart',
  'catalogue',
  'checkout',
  'coupons',
  'disputes',
  'downloads',
  'games',
  'messaging',
  'moderation',
  'notifications',
  'orders',
  'payments',
  'payouts',
  'planner',
  'resellers',
  'reviews',
  'selling',
  'shipping',
  'stores',
  'support',
  'wishlist',
]

/** What stands under every capability: values and errors, who may enter where, and the machinery. */
export const BASE = ['kernel', 'access', 'platform']

const NAME = '[a-z0-9][a-z0-9.-]*'
const REST = `(?:${NAME}/)*${NAME}`

/**
 * The layers from the lowest to the highest. `folders` are those besides capabilities and base; `inside` says what a
 * capability's folder may hold, `hint` what to do with anything else.
 */
export const LAYERS = [
  {
    root: 'packages/domain/src',
    may: [],
    outside: ['zod'],
    files: ['index.ts'],
    folders: ['testing'],
    inside: `(?:(?:kinds|errors|search)/)?${NAME}\\.ts`,
    hint: 'a rule is a file by its topic, directly in the folder of its capability; kinds/ holds one file per kind, errors/ one per capability, search/ how a query is read',
  },
  {
    root: 'packages/db/src',
    may: ['@pasar/domain'],
    outside: ['kysely', 'better-sqlite3', 'zod'],
    files: ['index.ts', 'queries.ts', 'tables.ts'],
    folders: ['migrations', 'seed', 'sqlite', 'testing'],
    inside: `(?:tables|queries|writes|rows)(?:\\.test)?\\.ts|(?:queries|writes)/${NAME}\\.ts`,
    hint: 'a capability has tables.ts, queries.ts and writes.ts, or folders queries/ and writes/ of topics',
  },
  {
    root: 'packages/api/src',
    may: ['@pasar/domain', '@pasar/db'],
    outside: null,
    files: ['index.ts', 'rest.ts', 'trpc.ts'],
    folders: ['demo', 'testing'],
    inside: `(?:commands|reads|trpc|rest|jobs|webhook|index)\\.ts|${NAME}\\.test\\.ts|rest-places\\.ts|(?:commands|reads|rest|jobs|internal|testing)/${REST}\\.ts|(?:providers|invoices)/${NAME}\\.ts`,
    hint: 'a capability has commands, reads, trpc, rest and jobs (a file, or a folder of topics), and index.ts for what it has for pages; what several of them share is in internal/',
  },
  {
    root: 'apps/web/app/features',
    may: ['@pasar/domain', '@pasar/api'],
    outside: null,
    files: [],
    folders: ['playground'],
    inside: `(?:pages|components|client|server|routes)/${REST}\\.(?:tsx?|css|webp)`,
    hint: 'a feature has pages/, components/, client/ (no JSX), server/ (never sent to browsers) and routes/ (loaders and actions)',
  },
]

/** What is special to one database engine, and who may know it: query files write for any. */
export const ENGINE = {
  folder: 'packages/db/src/sqlite/',
  users: /^packages\/db\/src\/(?:(?:kernel|migrations|seed|sqlite)\/|index\.ts$)/,
}

/**
 * Large packages that the server starts without, and the files that may import them: others load those with `import()`.
 * A package without a file is loaded with `import()` itself.
 */
export const LATE = {
  nodemailer: [],
  stripe: [],
  'trpc-to-openapi': ['packages/api/src/platform/rest/document.ts'],
  turndown: ['packages/api/src/selling/internal/import/markdown.ts'],
}

/** Code that every layer may use, and tools that may use everything. */
export const TOOLS = /^(?:scripts|apps\/web\/(?:bench|attack|e2e|scripts)|packages\/[a-z]+\/scripts)\//

export const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file)
/** Helpers of tests: they may use everything, and nothing that runs in production may use them. */
export const isTestHelper = (file) => /\/testing\//.test(file)

/** More than this in one folder is not looked through at a glance. */
export const MAX_FILES = 30

/** Folders that are a list by nature: one file per page, migration, message. */
export const LISTS =
  /^(?:apps\/web\/app\/routes|packages\/db\/src\/migrations|docs\/decisions|apps\/web\/public)(?:\/|$)/

/**
 * Imports between capabilities of a layer that close a cycle, and why they are there. The list only gets shorter: a
 * new cycle is refused, and so is a row that nothing needs any more.
 */
export const BACKWARD = {
  'packages/api/src': {
    // Orders open payments, and a payment that settles pays, completes or expires its order, in one transaction.
    // Handing either to the other as a function would only hide who calls whom.
    'payments > orders': 'a payment that settles moves its order, its parcels and their money',
  },
}
