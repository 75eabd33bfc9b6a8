import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { readOrder } from '@pasar/domain'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Failure } from '../../../lib/forms/failure'
import { answerOf, makeArgs } from '../../../testing/context'
import { action as formAction, loader as formLoader } from '../routes/add-items.server'
import { action as pictureAction } from '../routes/add-items-pictures.server'
import { loader as previewLoader } from '../routes/add-items-preview.server'

// Each picture is made by a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const seller = asSeller(SMALL.users.seller)
const other = asSeller(SMALL.users.tan)
const { kopi } = SMALL.items

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const argsOf = (address: string, body?: FormData | URLSearchParams, member = seller) =>
  makeArgs(services, address, member, body)
const formOf = (values: Record<string, string>, files: Record<string, Buffer> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}
const photo = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()

const send = async (
  source: Buffer,
  member = seller,
): Promise<{ status: number; body: { picture?: { key: string }; code?: string } }> => {
  const answer = await pictureAction(argsOf('/add-items/pictures', formOf({}, { picture: source }), member))
  return { status: answer.status, body: await answer.json() }
}
const keyOf = async (member = seller): Promise<string> =>
  (await send(await photo(), member)).body.picture?.key ?? ''
const press = async (values: Record<string, string>, path = '/add-items') =>
  (await formAction(argsOf(path, new URLSearchParams(values)))) as {
    typed?: Record<string, string>
    data?: { failure: Failure }
  }

it('answers a picture with what the form shows of it, and anything else with the reason', async () => {
  expect(await send(await photo())).toMatchObject({
    status: 200,
    body: { picture: { width: 90, height: 60, key: expect.stringMatching(/^listing-/) } },
  })
  expect(await send(Buffer.from('a text that is called photo.jpg'))).toMatchObject({
    status: 400,
    body: { code: 'PICTURE_KIND' },
  })
  expect(await send(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))).toMatchObject({
    body: { code: 'PICTURE_TOO_HEAVY' },
  })
  expect(await send(Buffer.alloc(0))).toMatchObject({ body: { code: 'PICTURE_MISSING' } })
})

it('orders, removes and crops by buttons that send the form, and keeps what was typed', async () => {
  const [one, two, three] = [await keyOf(), await keyOf(), await keyOf()]
  const typed = { title: 'Kuih', order: [one, two, three].join(','), [`alt-${two}`]: 'Two' }
  const orderAfter = async (intent: string) =>
    readOrder((await press({ ...typed, intent })).typed?.order ?? '')
  expect(await orderAfter(`earlier:${two}`)).toEqual([two, one, three])
  expect(await orderAfter(`earlier:${one}`)).toEqual([one, two, three])
  expect(await orderAfter(`later:${two}`)).toEqual([one, three, two])
  expect(await orderAfter(`remove:${two}`)).toEqual([one, three])
  const { typed: after } = await press({ ...typed, intent: `square:${two}` })
  const square = readOrder(after?.order ?? '')[1] ?? ''
  expect(after).toMatchObject({ title: 'Kuih', [`alt-${square}`]: 'Two', [`from-${square}`]: two })
  const { uploads } = await formLoader(argsOf('/add-items'))
  expect(uploads.find(({ key }) => key === square)).toMatchObject({ width: 60, height: 60 })
})

it('keeps files of a form before it is saved, and refuses a ninth with nothing written', async () => {
  const form = formOf({ title: 'Kuih', intent: 'upload' }, { pictures: await photo() })
  const { typed } = (await formAction(argsOf('/add-items', form))) as { typed: Record<string, string> }
  expect(typed.title).toBe('Kuih')
  expect(readOrder(typed.order ?? '')).toHaveLength(1)
  const eight = Array.from({ length: 8 }, (_, at) => `listing-${at}`).join(',')
  const ninth = formOf({ order: eight, intent: 'upload' }, { pictures: await photo() })
  expect(await formAction(argsOf('/add-items', ninth))).toMatchObject({
    data: { failure: { fields: { pictures: 'ITEM_TOO_MANY_PICTURES' }, values: { order: eight } } },
    init: { status: 400 },
  })
  expect((await formLoader(argsOf('/add-items'))).uploads).toHaveLength(1)
})

it.each(['keep', 'preview'])('keeps files that come when the form is kept for later: %s', async (intent) => {
  const form = formOf({ title: 'Kuih', intent }, { pictures: await photo() })
  expect(await answerOf(formAction(argsOf('/add-items', form)))).toMatchObject({ status: 302 })
  const { uploads, fields } = await formLoader(argsOf('/add-items?draft=continue'))
  expect(uploads).toHaveLength(1)
  expect(fields).toMatchObject({ title: 'Kuih', order: uploads[0]?.key })
})

it('refuses others’ pictures and items', async () => {
  const theirs = await keyOf(other)
  const item = `/add-items?item=${kopi.id}`
  const { fields } = await formLoader(argsOf(item))
  const version = String((await formLoader(argsOf(item))).item?.version)
  const stolen = formOf({ ...fields, version, seenStock: fields.stock ?? '', order: theirs, intent: 'save' })
  expect(await formAction(argsOf(item, stolen))).toMatchObject({
    data: { failure: { code: 'ITEM_PICTURE_GONE', fields: { pictures: 'ITEM_PICTURE_GONE' } } },
    init: { status: 409 },
  })
  const square = { order: theirs, intent: `square:${theirs}` }
  expect(await press(square)).toMatchObject({ data: { failure: { code: 'ITEM_PICTURE_GONE' } } })
  const answer = await answerOf(formAction(argsOf(item, new URLSearchParams(square), other)))
  expect(answer).toMatchObject({ status: 404 })
})

it('of two tabs that order pictures the second is told, and keeps its order', async () => {
  const item = `/add-items?item=${kopi.id}`
  const keys = [await keyOf(), await keyOf()]
  const before = await formLoader(argsOf(item))
  const sent = (order: string) =>
    formOf({
      ...before.fields,
      version: String(before.item?.version),
      seenStock: String(before.item?.stock),
      order,
      intent: 'save',
    })
  expect(await answerOf(formAction(argsOf(item, sent(keys.join(',')))))).toMatchObject({ status: 302 })
  const second = keys.toReversed().join(',')
  expect(await formAction(argsOf(item, sent(second)))).toMatchObject({
    data: { failure: { code: 'ITEM_EDITED', values: { order: second } } },
  })
  expect((await formLoader(argsOf(item))).item?.pictures.map(({ key }) => key)).toEqual(keys)
})

it('shows the pictures of a draft in the preview and when one comes back', async () => {
  const [one, two] = [await keyOf(), await keyOf()]
  const typed = {
    title: 'Kuih',
    description: 'Sweet',
    order: `${two},${one}`,
    [`alt-${two}`]: 'Two',
    intent: 'preview',
  }
  await answerOf(formAction(argsOf('/add-items', formOf(typed))))
  expect((await previewLoader(argsOf('/add-items/preview'))).pictures).toMatchObject([
    { key: two, alt: 'Two' },
    { key: one, alt: 'Kuih' },
  ])
  expect((await formLoader(argsOf('/add-items?draft=continue'))).fields.order).toBe(`${two},${one}`)
})
