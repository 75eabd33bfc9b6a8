import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync(path.join(import.meta.dirname, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, 'features', file), 'utf8') }))

/** The tags of a name that post, each with its file. A `>` within braces ends no tag. */
const postsOf = (name: string): { file: string; tag: string }[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`<${name}\\b(?:[^>{}]|=>|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*>`, 'g'))]
      .map(([tag]) => ({ file, tag }))
      .filter(({ tag }) => tag.includes('method="post"')),
  )

/** The address named here is that of their own page. */
const OF_OWN_PAGE = [path.join('disputes', 'components', 'claim-form.tsx')]

it("sends a form to another page's address so that a failure leaves the page", () => {
  // The framework's own form shows the page it posts to, and where that cannot be loaded the error screen.
  const posts = postsOf('Form')
  expect(posts.length).toBeGreaterThan(40)
  const leading = posts.filter(
    ({ file, tag }) =>
      tag.includes('action=') && !tag.includes('reloadDocument=') && !OF_OWN_PAGE.includes(file),
  )
  expect(leading, 'a form with an address is a plain <form>, which the shell sends').toEqual([])
})

it('sends a form to its own page so that what was typed stays', () => {
  // What makes the document load anew takes chosen files with it.
  const always = postsOf('Form').filter(({ tag }) => /reloadDocument(?!=\{pathname)/.test(tag))
  expect(always, 'only a form that stands on several pages may say reloadDocument').toEqual([])
  const plain = postsOf('form').filter(({ tag }) => !tag.includes('action='))
  expect(plain, 'a plain <form> names the address it posts to').toEqual([])
})

it('lets scripts send nothing but what is of their own page', () => {
  const sent = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/method: 'post', action: ('[^']*'|\w+)/g)].map(([, action]) => `${file}: ${action}`),
  )
  expect([...new Set(sent)]).toEqual([`${path.join('cart', 'pages', 'cart-page.tsx')}: '/cart'`])
})

it('leaves it to an answer whether it is a file', () => {
  // With the attribute a browser saves the page that says why there is none.
  const saving = sources.filter(({ text }) => /<a\b(?:[^>]|=>)*?\sdownload\b/.test(text))
  expect(saving.map(({ file }) => file)).toEqual([])
})

it('names each search but that of every page: readers of screens tell them apart by it', () => {
  const searches = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<[Ff]orm\b(?:[^>]|=>)*?role="search"(?:[^>]|=>)*?>/g)].map(([tag]) => ({ file, tag })),
  )
  expect(searches.length).toBeGreaterThan(5)
  const unnamed = searches.filter(({ tag }) => !tag.includes('aria-label='))
  expect(unnamed.map(({ file }) => file)).toEqual([path.join('platform', 'components', 'top-bar.tsx')])
})

it('keeps the place of a message there before it comes: of one that comes with its place nothing is read out', () => {
  const places = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<\w+\b[^>]*(?:role="(?:status|alert)"|aria-live=)[^>]*>/g)].map(([tag]) => ({
      file,
      tag,
    })),
  )
  expect(places.length).toBeGreaterThan(30)
  expect(places.filter(({ tag }) => /\bempty:hidden\b/.test(tag))).toEqual([])
})
