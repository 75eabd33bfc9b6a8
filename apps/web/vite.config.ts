import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix({
      serverBuildFile: 'index.js',
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
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) },
  },
  optimizeDeps: {
    // The development server looks through routes before their server halves are cut off.
    exclude: ['@pasar/api', '@pasar/domain', '@node-rs/argon2', 'better-sqlite3', 'sharp'],
    // Loaded late: found only when used, they would reload the page under the developer.
    include: [
      '@tanstack/react-query',
      '@trpc/client',
      '@trpc/react-query',
      'embla-carousel-react',
      'radix-ui/dialog',
      'radix-ui/popover',
      'radix-ui/toast',
    ],
  },
  ssr: { noExternal: [/^@pasar\//] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
