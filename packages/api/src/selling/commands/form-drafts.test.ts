import { expect, it } from 'vitest'
import { kampung, sellerOf } from '../../reviews/testing/helpers'
import { readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { listingForm } from '../reads/listing'
import { addItem, listingInput, readItem, sendPicture } from '../testing/helpers'
import { discardFormDraft, saveFormDraft } from './form-drafts'
import { addListing, editListing } from './listing'
import { deleteListing } from './own-items'

const market = useMarket()
const save = (version: number, title: string, itemId = '') =>
  saveFormDraft(market.ctx, kampung, {
    itemId,
    version,
    itemVersion: 0,
    fields: JSON.stringify({ title, intent: 'publish' }),
  })
const draftOf = async (itemId: string | null = null, seller = kampung) =>
  (await listingForm(market.ctx, seller, itemId)).draft

it('is there when its seller comes back, and nobody else’s', async () => {
  expect(await draftOf()).toBeNull()
  expect(await save(0, 'Kuih')).toEqual({ version: 1, savedAt: market.ctx.now() })
  await save(1, 'Kuih lapis')
  expect(await draftOf()).toMatchObject({ version: 2, fields: { title: 'Kuih lapis' } })
  expect((await draftOf())?.fields).not.toHaveProperty('intent')
  expect(await draftOf(null, sellerOf(users.tan))).toBeNull()
})

it('of two tabs is never overwritten by the one that does not know it', async () => {
  await save(0, 'First tab')
  await save(1, 'First tab again')
  for (const version of [0, 1, 7])
    expect(await refusalOf(save(version, 'Second tab'))).toBe('FORM_DRAFT_CHANGED')
  expect(await draftOf()).toMatchObject({ fields: { title: 'First tab again' } })
  const tries = await Promise.allSettled([save(2, 'One'), save(2, 'Two'), save(2, 'Three')])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('ends with the item that is made of it, and not with another', async () => {
  await save(0, 'Kuih')
  const sent = () => ({ listing: listingInput(market), pictures: [], kept: [sendPicture(market)] })
  await addListing(market.ctx, kampung, sent(), 'active')
  expect(await draftOf()).not.toBeNull()
  await addListing(market.ctx, kampung, { ...sent(), draftVersion: 1 }, 'active')
  expect(await draftOf()).toBeNull()
})

it('belongs to an item, and ends when that is saved or deleted', async () => {
  const id = await addItem(market, {}, 'draft')
  await save(0, 'Kuih', id)
  expect(await draftOf()).toBeNull()
  expect(await draftOf(id)).toMatchObject({ fields: { title: 'Kuih' } })
  const { version, stock: seenStock } = await readItem(market, id)
  const edit = { listing: listingInput(market), pictures: [], version, seenStock, kept: [] }
  await editListing(market.ctx, kampung, id, { ...edit, draftVersion: 1 })
  expect(await draftOf(id)).toBeNull()
  await save(0, 'Kuih', id)
  await deleteListing(market.ctx, kampung, id)
  expect(market.rows('select 1 from form_drafts')).toEqual([])
})

it('is thrown away only as it was seen', async () => {
  await save(0, 'Kuih')
  await save(1, 'Kuih lapis')
  expect(await refusalOf(discardFormDraft(market.ctx, kampung, null, 1))).toBe('FORM_DRAFT_CHANGED')
  await discardFormDraft(market.ctx, kampung, null, 2)
  await discardFormDraft(market.ctx, kampung, null, 2)
  expect(await draftOf()).toBeNull()
})

it('is of one’s own items only, and of what a form holds', async () => {
  const id = await addItem(market)
  const before = readAll(market)
  const draft = { itemId: id, version: 0, itemVersion: 0, fields: '{}' }
  expect(await refusalOf(saveFormDraft(market.ctx, sellerOf(users.tan), draft))).toBe('NOT_FOUND')
  const broken = { ...draft, fields: '[1]' }
  expect(await refusalOf(saveFormDraft(market.ctx, kampung, broken))).toBe('VALIDATION')
  expect(readAll(market)).toEqual(before)
})
