import type { Member } from '@pasar/api'
import { asBuyer, asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { LANGUAGES } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { fieldError } from '../../../lib/forms/failure'
import { locationOf, refused } from '../../../testing/answers'
import { answerOf, formOf, makeContext, sessionOf } from '../../../testing/context'
import { withPicture } from '../../../testing/with-picture'
import { loader as itemLoader } from '../../catalogue/routes/item.server'
import { loader as categoryLoader } from '../../catalogue/routes/shop-category.server'
import { action, loader } from '../routes/add-items.server'
import { loader as previewLoader } from '../routes/add-items-preview.server'
import { loader as productsLoader } from '../routes/my-products.server'

const seller = asSeller(SMALL.users.seller)
const buyer = asBuyer(SMALL.users.buyer)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(address: string, body?: FormData | URLSearchParams, member: Member = seller) {
  const url = `http://pasar.test${address}`
  const request = new Request(url, body && { method: 'POST', body })
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params: {} }
}
const ledTo = async (work: Promise<unknown>): Promise<string | null> => locationOf(await answerOf(work))

async function typeBook(over: Record<string, string> = {}) {
  const { fields } = await loader(argsOf('/add-items'))
  const told = {
    title: 'Hujan di Rejang',
    description: 'Novel.',
    category: 'books',
    price: '39.90',
    weight: '400',
  }
  const attributes = {
    'attributes.author': 'Aminah Zulkifli',
    'attributes.language': 'malay',
    'attributes.pages': '348',
  }
  return { ...fields, ...told, ...attributes, intent: 'publish', ...over }
}

it('lists an item with its attributes: form, preview, page and facets have them', async () => {
  expect(await ledTo(action(argsOf('/add-items', formOf(await typeBook({ intent: 'preview' })))))).toBe(
    '/add-items/preview',
  )
  const preview = await previewLoader(argsOf('/add-items/preview'))
  expect(preview.attributes).toMatchObject([
    { name: 'Author', label: 'Aminah Zulkifli' },
    { name: 'Language', label: 'Malay' },
    { name: 'Pages', label: '348' },
  ])
  const continued = await loader(argsOf('/add-items?draft=continue'))
  expect(continued.fields).toMatchObject({ 'attributes.author': 'Aminah Zulkifli' })
  expect(await ledTo(action(argsOf('/add-items', withPicture(formOf(await typeBook())))))).toBe(
    '/my-products',
  )
  const { items } = await productsLoader(argsOf('/my-products?q=rejang'))
  const { fields } = await loader(argsOf(`/add-items?item=${items[0]?.id}`))
  expect(fields).toMatchObject({ 'attributes.author': 'Aminah Zulkifli', 'attributes.language': 'malay' })
  const { parts } = await itemLoader({
    ...argsOf('/item/hujan-di-rejang?lang=ms', undefined, buyer),
    params: { slug: 'hujan-di-rejang' },
  })
  expect(parts.facts).toContain('>Pengarang<')
  expect(parts.facts).toContain('href="/shop-now?q=Aminah%20Zulkifli"')
  const { listing } = await categoryLoader({
    ...argsOf('/shop/category/books?language=malay', undefined, buyer),
    params: { categoryName: 'books' },
  })
  expect(listing.values.language).toBe('malay')
  expect(listing.cards.map(({ title }) => title)).toContain('Hujan di Rejang')
  expect(listing.choices.find(({ field }) => field === 'language')).toMatchObject({ legend: 'Language' })
})

it('says at its field what is wrong with an attribute, in three languages, and loses nothing', async () => {
  const typed = await typeBook({ 'attributes.isbn': '978-1', 'attributes.pages': 'many' })
  const answer = await action(argsOf('/add-items', withPicture(formOf(typed))))
  const { data } = refused(answer)
  expect(data.failure?.fields).toEqual({ 'attributes.isbn': 'isbn', 'attributes.pages': 'attributeNumber' })
  expect(data.failure?.values).toMatchObject({
    'attributes.isbn': '978-1',
    'attributes.author': 'Aminah Zulkifli',
  })
  const said = LANGUAGES.map((language) =>
    fieldError(translateFor(language), data.failure, 'attributes.isbn'),
  )
  expect(new Set(said).size).toBe(3)
  expect(said.join()).not.toContain('validation.')
})

it('shows the fields of another category without scripts, and keeps what is typed', async () => {
  const typed = new URLSearchParams({
    title: 'Hujan',
    category: 'toys',
    'attributes.author': 'Ali',
    intent: 'attributes',
  })
  expect(await action(argsOf('/add-items', typed))).toMatchObject({
    typed: { title: 'Hujan', category: 'toys', 'attributes.author': 'Ali' },
  })
  const { attributes, zones } = await loader(argsOf('/add-items'))
  expect(attributes.byCategory.toys).toEqual(expect.arrayContaining(['age', 'colour']))
  expect(attributes.fields.age).toMatchObject({ name: 'attributes.age', label: 'Age' })
  expect(zones.map(({ countries }) => countries)).toContain('Japan, South Korea, India')
})
