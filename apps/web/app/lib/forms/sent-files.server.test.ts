import { whileSending } from '@pasar/api'
import { MAX_PICTURE_BYTES } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerFiles } from './sent-files.server'

const request = (bytes = 0): Request => {
  const form = new FormData()
  form.set('title', 'Kuih 糕 🦊')
  form.append('photos', new File(['a photo'], 'a.jpg', { type: 'image/jpeg' }))
  const headers = bytes > 0 ? { 'content-length': String(bytes) } : undefined
  return new Request('http://pasar.test/add-items', { method: 'POST', body: form, headers })
}
const readNothing = () => Promise.reject(new Error('was let in'))

it('keeps what was typed in a form that is refused because another one of its member is coming in', async () => {
  const member = { id: 'usr_1' }
  let end = (): void => {}
  const other = whileSending(member, 1, () => new Promise<void>((resolve) => (end = resolve)))
  const refused = await answerFiles(request(), member, 'photos', readNothing)
  expect(refused).toMatchObject({
    init: { status: 503 },
    data: { failure: { code: 'UPLOAD_RUNNING', values: { title: 'Kuih 糕 🦊', photos: 'sent' } } },
  })
  const overtaking = answerFiles(request(400), member, 'photos', (values) => Promise.resolve(values), true)
  expect(await overtaking).toEqual({ title: 'Kuih 糕 🦊', photos: 'sent' })
  end()
  await other
  const read = await answerFiles(request(), member, 'photos', (values, { files }) =>
    Promise.resolve([values.title, files.map(String)]),
  )
  expect(read).toEqual(['Kuih 糕 🦊', ['a photo']])
})

it('keeps it where too many others are sending, too', async () => {
  const ends: (() => void)[] = []
  const others = Array.from({ length: 21 }, (_, at) =>
    whileSending(
      { id: `usr_${at}` },
      2 * MAX_PICTURE_BYTES,
      () => new Promise<void>((resolve) => ends.push(resolve)),
    ),
  )
  const refused = await answerFiles(request(), { id: 'usr_more' }, 'photos', readNothing)
  expect(refused).toMatchObject({
    data: { failure: { code: 'PICTURES_BUSY', values: { title: 'Kuih 糕 🦊' } } },
  })
  for (const other of others) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
    await Promise.race([other, Promise.resolve()])
  }
  await Promise.all(others)
})
