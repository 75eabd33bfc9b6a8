import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { loadParts, loadPdf } from './load'

const from = createRequire(import.meta.url)

/** The packages that a file has loaded, by what Node keeps of it. */
function loadedBy(file: string): string[] {
  const files = from.cache[file]?.children.map(({ id }) => id) ?? []
  return [
    ...new Set(files.map((id) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? id)),
  ]
}

it('loads all that pdfkit takes in parts: a new version that takes more shows here', async () => {
  expect(await loadParts()).toEqual([])
  const Pdf = await loadPdf()
  const pdfkit = from.resolve('pdfkit')
  expect(loadedBy(pdfkit).toSorted()).toEqual(
    ['@noble/ciphers', '@noble/hashes', 'fontkit', 'linebreak', 'png-js'].toSorted(),
  )
  expect(loadedBy(createRequire(pdfkit).resolve('fontkit'))).toEqual(
    expect.arrayContaining(['brotli', 'restructure', 'tiny-inflate', 'unicode-properties', 'unicode-trie']),
  )
  expect(new Pdf({ size: 'A4' }).page.width).toBeCloseTo(595.28)
})
