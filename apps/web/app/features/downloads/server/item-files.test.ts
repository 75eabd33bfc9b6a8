import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf, thrownBy } from '../../../testing/answers'
import { makeContext } from '../../../testing/context'
import { action, loader } from '../routes/item-files.server'

const priya = asSeller(SMALL.users.priya)
const other = asSeller(SMALL.users.seller)
const book = SMALL.items.virtual.id

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(body?: FormData | URLSearchParams, member = priya, id = book) {
  const request = new Request(`http://pasar.test/my-products/${id}/files`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
  })
  const session = async () => ({ member, cartCount: 0, unreadCount: 0 }) as never
  return { request, context: makeContext(services, request, { session }), params: { id } }
}
const upload = (content: string, over: Record<string, string> = {}, name = 'Buku.pdf'): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries({ seriesId: '', note: '', ...over })) form.set(field, value)
  form.set('file', new File([content], name))
  return form
}

it('takes files and versions, lists them, and withdraws one', async () => {
  expect((await thrownBy(action(argsOf(upload('%PDF-1')))))?.headers.get('location')).toBe(
    `/my-products/${book}/files`,
  )
  const [first, second] = (await loader(argsOf())).files
  expect(second).toMatchObject({ name: 'Buku.pdf', isOffered: true })
  const next = upload('%PDF-2', { seriesId: second?.seriesId ?? '', note: 'Resipi baharu' }, 'Buku 2.pdf')
  await thrownBy(action(argsOf(next)))
  const [, changed] = (await loader(argsOf())).files
  expect(changed?.versions.map(({ version, note, isCurrent }) => [version, note, isCurrent])).toEqual([
    [2, 'Resipi baharu', true],
    [1, '', false],
  ])
  const fileId = first?.versions[0]?.id ?? ''
  await thrownBy(action(argsOf(new URLSearchParams({ intent: 'withdraw', fileId }))))
  expect((await loader(argsOf())).files[0]?.isOffered).toBe(false)
})

it('refuses at the field, and keeps what was typed', async () => {
  const misnamed = refusalOf(await action(argsOf(upload('MZ', { note: 'Kemas kini' }))))
  expect(misnamed).toMatchObject({
    code: 'FILE_MISNAMED',
    fields: { file: 'FILE_MISNAMED' },
    values: { seriesId: '', note: 'Kemas kini', file: 'sent' },
  })
  const contact = refusalOf(await action(argsOf(upload('%PDF-1', { note: 'Call 012-345 6789' }))))
  expect(contact?.fields).toEqual({ note: 'contact' })
  const empty = new FormData()
  empty.set('note', 'No file')
  expect(refusalOf(await action(argsOf(empty)))).toMatchObject({
    code: 'FILE_MISSING',
    values: { note: 'No file' },
  })
  const fileId = (await loader(argsOf())).files[0]?.versions[0]?.id ?? ''
  const last = refusalOf(await action(argsOf(new URLSearchParams({ intent: 'withdraw', fileId }))))
  expect(last?.code).toBe('FILE_LAST')
})

it('is the page of the item’s seller', async () => {
  expect((await thrownBy(loader(argsOf(undefined, other)))).status).toBe(404)
  expect((await thrownBy(action(argsOf(upload('%PDF-1'), other)))).status).toBe(404)
})
