import { counted, type Scene } from './scene'

/** A place deep in a listing, as its cursors encode it: the value that is sorted by and a row number. */
const cursorAt = (value: number): string => Buffer.from(`a${value}~1`).toString('base64url')

const WORDS = 'kopi batik anggerik damai jade copper premium family classic ivory teal charcoal'.split(' ')

/** A word and the beginning of another. */
function searchOf(index: number): string {
  const word = (at: number) => WORDS[at % WORDS.length] ?? ''
  return `${word(index)} ${word(Math.floor(index / WORDS.length)).slice(0, 2)}`
}

/** Beginnings that fill a page with 1,000 items too; more of them than the server keeps facets of. */
const BEGINNINGS = (
  'an ba be bl bo bu ca ch cl co cu da ed fa fi fo ga ge gi go gr ha ho in iv ja ka ke ki ko la le li ' +
  'ma me mi mo mu nu pa pe ph pi pr ra re ro sa se si sm sp st su ta te ti to tr tu tw ut wa wi bat ' +
  'blu box bun cah car cha cla col cop dam edi faj fam gem gif gol gre har ivo jad jat kin kot lar ' +
  'les lim lit mel mer mid mut'
).split(' ')

/** Pages and answers that nobody has asked for lately: each request is for another address. */
export function listColdRequests(url: string, headers: Record<string, string>, slug: string): Scene[] {
  const began = Date.now()
  const scene = (name: string, pathOf: (index: number) => string, more: Partial<Scene> = {}): Scene => ({
    name: `${name}, cold`,
    url,
    headers,
    next: counted((index) => ({ url: `${url}${pathOf(index)}` })),
    ...more,
  })
  const callOf = (q: string, index: number): string =>
    `/trpc/catalogue.search?input=${encodeURIComponent(JSON.stringify({ q, cursor: cursorAt(-1 - index) }))}`
  const asCall = { headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' } }
  const beginningOf = (index: number): string => BEGINNINGS[index % BEGINNINGS.length] ?? ''
  return [
    scene('item', (index) => `/item/${slug}?n=${index}`),
    scene('listing of 24', (index) => `/shop-now?sort=newest&n=${index}`),
    scene(
      'deep page',
      (index) => `/shop-now?sort=newest&cursor=newest.${cursorAt(began - 86_400_000 * 90 - index * 60_000)}`,
    ),
    scene(
      'listing with facets',
      (index) => `/shop/category/food?stock=1&condition=new&sort=priceUp&max=${100 + index / 100}`,
    ),
    scene('rare facet', (index) => `/shop-now?from=US&condition=used&max=${100 + index / 100}`),
    scene('search', (index) => `/shop-now?q=${encodeURIComponent(searchOf(index))}&n=${index}`),
    scene('search with a full page', (index) => `/shop-now?q=${beginningOf(index)}&n=${index}`),
    scene('search (tRPC)', (index) => callOf(searchOf(index), index), asCall),
    scene('search with a full page (tRPC)', (index) => callOf(beginningOf(index), index), asCall),
    scene('categories', (index) => `/categories?n=${index}`),
  ]
}
