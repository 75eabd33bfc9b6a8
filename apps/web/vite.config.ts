import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { fillRules } from '../../packages/domain/src/platform/rule-values'
import { bundlePictureProcess } from './server/bundling/bundle-picture-process'
import { checkBundle } from './server/bundling/check-bundle'
import { placeBuild } from './server/bundling/place-build'
import { tryBuild } from './server/bundling/try-build'
import { writeFunctions } from './server/bundling/write-functions'
import { ICON_SHEET } from './server/files/icons'
import { bundleWorker } from './worker/bundle'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** One server bundle: pages, tRPC, webhooks and the HTTP server start from `server/app.ts`. */
const bundleServer = (): Plugin => ({
  name: 'pasar-server-bundle',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: './server/app.ts' } } } : undefined,
})

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
/** What the server's build has a quicker way for: see the files. */
const ON_SERVER = new Map([
  ['@remix-run/react', pathOf('./app/lib/page/plain-elements.server.tsx')],
  ['react/jsx-runtime', pathOf('./app/lib/page/jsx-runtime.server.ts')],
  ['./select-control', pathOf('./app/ui/forms/select-control.server.tsx')],
  ['./footer-lists', pathOf('./app/features/platform/components/footer/footer-lists.server.tsx')],
  ['./footer-choices', pathOf('./app/features/platform/components/footer/footer-choices.server.tsx')],
  ['./top-bar', pathOf('./app/features/platform/components/top-bar.server.tsx')],
  ['./tab-bar', pathOf('./app/features/platform/components/tab-bar.server.tsx')],
  ['./item-tile', pathOf('./app/features/catalogue/components/item-tile.server.tsx')],
  [
    '../../auctions/components/deferred-panel',
    pathOf('./app/features/auctions/components/panel-on-page.tsx'),
  ],
  ['./sellers-rail', pathOf('./app/features/messaging/components/sellers-rail-on-page.tsx')],
  ['../components/item-tile', pathOf('./app/features/catalogue/components/item-tile.server.tsx')],
])
/** Imported from many folders, so known by the end of how they write it. */
const FRAGMENT = /(?:^|\/)page\/fragment$/
const KEPT_FRAGMENT = pathOf('./app/lib/page/fragment.server.tsx')

const renderPlainElements = (): Plugin => ({
  name: 'pasar-plain-elements',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild === true,
  enforce: 'pre',
  resolveId: (source, importer) => {
    const own = FRAGMENT.test(source) ? KEPT_FRAGMENT : ON_SERVER.get(source)
    return own !== undefined && importer !== undefined && importer !== own ? own : null
  },
})

/**
 * Packages with native code or files of their own; one that mixes kinds of modules; those that look whether others are
 * installed; and those that `patches/` makes quicker in the files that Node loads, not in those for bundlers, with what
 * they share React with.
 */
const NOT_BUNDLED = [
  ...['better-sqlite3', 'sharp', '@node-rs/argon2', 'pdfkit', 'turndown', 'socket.io', 'socket.io-client'],
  ...['@remix-run/node', '@remix-run/react', 'react', 'react-dom'],
]

/** Fills the numbers of rules into the texts that browsers load, so that they need not load the rules. */
const fillRuleValues = (): Plugin => ({
  name: 'pasar-rule-values',
  transform: (code, id) =>
    /\/app\/locales\/|\/kernel\/validation-messages/.test(id) && code.includes('{{rule.')
      ? { code: fillRules(code), map: null }
      : null,
})

/** Has browsers fetch deferred parts by `app/lib/load-part.ts`, which tries again what failed. */
const loadPartsAgain = (): Plugin => ({
  name: 'pasar-load-part',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  renderDynamicImport: ({ targetModuleId }) =>
    targetModuleId === null ? null : { left: 'loadPart(', right: ')' },
})

const LICENSES = /\/\*\*?(?:(?!\*\/)[\s\S])*@license[\s\S]*?\*\//g

/** Puts the licenses of what browsers load into a file beside it: on every page they would cost half a kilobyte. */
const collectLicenses = (): Plugin => {
  const found = new Set<string>()
  return {
    name: 'pasar-licenses',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    renderChunk: {
      order: 'pre',
      handler(code) {
        for (const [text] of code.matchAll(LICENSES)) found.add(text)
        return null
      },
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'assets/licenses.txt',
        source: [...found].sort().join('\n\n'),
      })
    },
  }
}

/** Small parts that almost every page shows. One file of them is smaller than thirty, and asked for once. */
const SHARED = new RegExp(
  [
    'app/i18n/',
    'app/lib/(?!(?:\\w+/)?(?:trpc|page-of|stored|failure|keep-page|form-values|fragment|use-save-later|typed|keep-written|leads-away|after-refusal|use-hydrated|within))',
    'app/ui/(?!(?:\\w+/)?(?:icon-paths|lazy-|chip|pagination|breadcrumbs|stepper|toast-live|carousel-live|dialog|sheet|popover|overlay-|use-drag|use-focus|use-shown|use-autoplay|table|tabs|tab-links|skeleton|avatar|facts|radio-card|checkbox|progress-bar))',
    'features/platform/client/(?!file-size|list-|use-bar-height|use-ticked|keyed-store|live-cards|send-form|kept-fields|keep-focus|form-problem|category-words|time-left|placeholder|seller-area|work-area)',
    'features/platform/components/(?!items/|lists/|workspace/|date-text|form-problem|deferred|connection|install|moving-pictures|picture-form|search-watch|setting-|courier-|when)',
    'features/platform/pages/message-page',
    'features/support/components/newsletter-form',
    'features/cart/(?:client/cart-store|components/cart-button)',
    'packages/domain/src/(?:kernel/(?:format|currencies|languages)|catalogue/categories|access/roles)',
  ].join('|'),
)

/** Its name changes with what it shows, so browsers may keep it for good. */
const ICONS_URL = `/icons/${createHash('sha256').update(ICON_SHEET).digest('hex').slice(0, 12)}.svg`

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(?:router|react|server-runtime))\/(?!.*node_modules)/

/** Small parts that every tile needs: each in a file of its own weighs half as much again. */
const TILES =
  /features\/platform\/(?:components\/items\/(?:item-badges|average-rating)|client\/(?:time-left|keyed-store|live-cards|category-words))\./

/** What every page with a form has: several files of it weigh more than one. */
const FORMS = /app\/lib\/forms\/(?:keep-page|form-values|failure)\./

/** Of things bought: messages and lists show it without their sums. */
const BOUGHT_PICTURE = /features\/checkout\/components\/item-picture\./

/** The lines and sums of what is bought: checkout and orders show all three. */
const BOUGHT =
  /features\/\w+\/(?:client\/(?:shipping-words|coupon-rows)|components\/(?:money-rows|bought-line))\./

function placeModule(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return 'react'
  if (id.includes('node_modules')) return undefined
  if (FORMS.test(id)) return 'keep-page'
  if (BOUGHT_PICTURE.test(id)) return 'bought-picture'
  if (BOUGHT.test(id)) return 'bought'
  return SHARED.test(id) ? 'shared' : TILES.test(id) ? 'tiles' : undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      // V8 keeps compiled code of scripts only (`load-build.js`), not of ES modules.
      serverModuleFormat: 'cjs',
      serverBuildFile: 'index.cjs',
      buildDirectory: '.cache/build',
      buildEnd: async ({ remixConfig: { buildDirectory } }) => {
        await tryBuild(buildDirectory)
        placeBuild(buildDirectory, pathOf('./build'))
      },
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    bundleServer(),
    checkBundle(),
    renderPlainElements(),
    writeFunctions(),
    fillRuleValues(),
    loadPartsAgain(),
    collectLicenses(),
    bundleWorker(),
    bundlePictureProcess(),
  ],
  define: {
    __ICONS_URL__: JSON.stringify(ICONS_URL),
    // Packages have a half for developers; a build is without it.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) },
  },
  optimizeDeps: {
    // The development server looks through routes before their server halves are cut off.
    exclude: ['@pasar/api', '@pasar/domain', '@node-rs/argon2', 'better-sqlite3', 'sharp'],
    // Deferred: found only when used, they would reload the page under the developer.
    include: [
      '@tanstack/react-query',
      '@trpc/client',
      '@trpc/react-query',
      'radix-ui/dialog',
      'radix-ui/popover',
      'radix-ui/toast',
    ],
  },
  // To find and read a thousand files of packages took a fifth of the server's start.
  ssr: isSsrBuild ? { noExternal: true, external: NOT_BUNDLED } : { noExternal: [/^@pasar\//] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Deferred parts stand on what every page has; lists of their files would cost the first view bytes.
    modulePreload: false,
    reportCompressedSize: false,
    // A little smaller than esbuild's, on pages that count every byte.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      format: { comments: false },
      compress: {
        passes: 2,
        keep_fargs: false,
        // Nothing here relies on what a property does when it is only looked at.
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    },
    rollupOptions: {
      output: isSsrBuild
        ? {
            chunkFileNames: 'assets/[name]-[hash].cjs',
            // Packages as Node's ES modules see them, and by `require` also late: scripts may not `import()`.
            interop: 'default',
            dynamicImportInCjs: false,
          }
        : { manualChunks: placeModule },
    },
  },
}))
