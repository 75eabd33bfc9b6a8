import { expect, it } from 'vitest'
import { findStubs, findUnpatched, readPatch } from './check-bundle'

const router = readPatch(
  '@remix-run__router@1.23.4.patch',
  'diff --git a/dist/router.cjs.js b/dist/router.cjs.js\n--- a/dist/router.cjs.js\n+++ b/dist/router.cjs.js\n@@ -1 +1 @@\n',
)
const at = (file: string) =>
  `/p/node_modules/.pnpm/@remix-run+router@1.23.4/node_modules/@remix-run/router/${file}`

it('reads from a patch which package it changes, and which of its files', () => {
  expect(router).toEqual({ name: '@remix-run/router', files: ['dist/router.cjs.js'] })
})

it('finds a package whose other file is in the bundle', () => {
  expect(findUnpatched([router], ['/p/app/root.tsx', at('dist/router.js')])).toEqual(['@remix-run/router'])
})

it('has nothing against the changed file, nor against a package that is not in the bundle', () => {
  expect(findUnpatched([router], [at('dist/router.cjs.js'), at('dist/history.js')])).toEqual([])
  expect(findUnpatched([router], ['/p/node_modules/@remix-run/router-other/dist/router.js'])).toEqual([])
})

it('finds what is not installed and was replaced by nothing', () => {
  const stub = '\0__vite-optional-peer-dep:bufferutil:ws'
  expect(findStubs(['/p/node_modules/ws/lib/buffer-util.js', stub, `${stub}?commonjs-proxy`])).toEqual([
    'bufferutil',
  ])
})
