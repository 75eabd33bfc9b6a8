import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CheckedPath, linkTo, type PagePath } from './link-to'

it('fills in what an address of the route table names', () => {
  expect(linkTo('/cart')).toBe('/cart')
  expect(linkTo('/item/:slug', { slug: 'old-radio' })).toBe('/item/old-radio')
  expect(linkTo('/orders/user/:orderId/review/:lineId', { orderId: 'ord_1', lineId: 'lin_2' })).toBe(
    '/orders/user/ord_1/review/lin_2',
  )
  expect(linkTo('/orders/user/:orderId/invoice.pdf', { orderId: 'ord_1' })).toBe(
    '/orders/user/ord_1/invoice.pdf',
  )
})

it('puts the query behind it, without what is undefined', () => {
  expect(linkTo('/login', { from: '/item/a?b=c&d', why: undefined })).toBe(
    '/login?from=%2Fitem%2Fa%3Fb%3Dc%26d',
  )
  expect(linkTo('/checkout/:id', { id: 'var_1' }, { quantity: 2, again: '' })).toBe(
    '/checkout/var_1?quantity=2&again=',
  )
  expect(linkTo('/cart', { from: undefined })).toBe('/cart')
})

it('reads back what was put in, whatever it is', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(word, word, (slug, from) => {
      fc.pre(slug !== '.' && slug !== '..')
      const { pathname, searchParams, hash } = new URL(
        linkTo('/item/:slug/bids', { slug }, { from }),
        'http://a.test',
      )
      const [, , read = ''] = pathname.split('/')
      expect([pathname.split('/').length, decodeURIComponent(read), searchParams.get('from'), hash]).toEqual([
        4,
        slug,
        from,
        '',
      ])
    }),
  )
})

it('does not compile for what is not in the table', () => {
  // @ts-expect-error no such address
  linkTo('/itme/:slug', { slug: 'a' })
  // @ts-expect-error an address with a name in it needs its value
  linkTo('/item/:slug')
  // @ts-expect-error not the name in the address
  linkTo('/item/:slug', { id: 'a' })
  // @ts-expect-error not every value
  linkTo('/orders/user/:orderId/review/:lineId', { orderId: 'a' })
  // @ts-expect-error a value that may be missing
  linkTo('/item/:slug', { slug: undefined })
})

it('compiles an address that is written out only if it is in the table', () => {
  const lead = <To extends string>(to: CheckedPath<To>): string => to
  const anchor: string = '#reviews'
  for (const right of [
    lead('/cart'),
    lead('/shop-now?type=Auction'),
    lead('/faq#install'),
    lead(linkTo('/item/:slug', { slug: 'a' })),
    lead(`${linkTo('/blog')}${anchor}`),
    lead('?page=2'),
    '/my-products.csv' satisfies PagePath,
  ])
    expect(typeof right).toBe('string')
  // @ts-expect-error no such address
  lead('/crat')
  // @ts-expect-error an address with a name in it is for linkTo
  lead('/item/:slug')
  // @ts-expect-error put together by hand
  lead(`/item/${anchor}`)
  // @ts-expect-error one of the two is none
  lead(anchor === '' ? '/cart' : '/crat')
  // @ts-expect-error no such address
  lead('/cart/' satisfies PagePath)
})
