import { expect, it } from 'vitest'
import { findPageFaults, readDocument } from './page-facts'

const WIDTH = 360
const words = {
  findForeign: (_: string, texts: readonly string[]) => texts.filter((text) => /forgotten/.test(text)),
}

const page = ({ head = '<title>Cart · Pasar</title><meta name="description" content="Yours">', body = '' }) =>
  `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Cart</h1>${body}</main></body></html>`

const findFaults = (html: string) => findPageFaults(readDocument(html, WIDTH), 'en', words)

it('finds nothing wrong with a page that is right', () => {
  const body = `<h2>Two</h2><h3 id="a">Three</h3><h4 class="hidden lg:block" id="b">Four</h4><h2>Again</h2>
    <code>forgotten</code><p lang="cn">forgotten<img alt="forgotten"></p><script>forgotten</script>`
  expect(findFaults(page({ body }))).toEqual([])
})

it.each([
  [{ body: '<h3>Three</h3>' }, 'leaves out a level of headings'],
  [{ body: '<h1>Two</h1>' }, 'has 2 headings of the first level'],
  [{ body: '<p id="a"></p><p id="a"></p>' }, 'has an id twice: a'],
  [{ body: '<main></main>' }, 'has no landmark for what it is about'],
  [{ head: '<title>Cart</title><meta name="description" content="Yours">' }, 'the title is Cart'],
  [{ head: '<title>Cart · Pasar</title>' }, 'is described 0 times'],
  [{ body: '<details><p>forgotten</p></details>' }, 'not in its words: forgotten'],
  [{ body: '<noscript><p>forgotten</p></noscript>' }, 'not in its words: forgotten'],
  [{ body: '<img alt="forgotten">' }, 'not in its words: forgotten'],
])('%s: %s', (parts, fault) => {
  expect(findFaults(page(parts))).toEqual([fault])
})

it('finds the wrong language', () => {
  expect(findFaults(page({}).replace('lang="en"', 'lang="ms"'))).toEqual(['is said to be in ms'])
})
