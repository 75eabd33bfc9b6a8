import {
  contactSchema,
  MAX_BODY_BYTES,
  MAX_FILES_OF_A_FORM,
  MAX_LISTING_BYTES,
  MAX_PICTURE_BYTES,
  MAX_TEXT_BYTES,
  MAX_TRACKING_BYTES,
  reviewSchema,
} from '@pasar/domain'
import { longestWait, MAX_WAIT_MS, repeatTo, SLOW_TEXTS } from '@pasar/domain/testing/schema-helpers'
import { describe, expect, it } from 'vitest'
import { receiveForm } from './form-file.server'
import { answerForm, parseForm, readForm, readMultipart, readUpload, sizeOf } from './forms.server'

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request('http://pasar.test/form', { method: 'POST', body, headers })
const formOf = (fields: [string, string | Blob][]): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
/** As browsers send a form without files, with its length. */
const typed = (fields: [string, string][]): Request => {
  const body = new URLSearchParams(fields).toString()
  const type = 'application/x-www-form-urlencoded;charset=UTF-8'
  return post(body, { 'content-type': type, 'content-length': String(body.length) })
}
const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'read',
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  )

describe('a form is read', () => {
  const fields: [string, string][] = [
    ['name', 'Siti 陈 🦊'],
    ['lines', 'one\r\ntwo & three = four + five'],
    ['empty', ''],
    ['twice', 'first'],
    ['twice', 'last'],
  ]
  const values = { name: 'Siti 陈 🦊', lines: 'one\r\ntwo & three = four + five', empty: '', twice: 'last' }

  it('as it was typed, in both forms', async () => {
    expect(await readForm(post(new URLSearchParams(fields)))).toEqual(values)
    expect(await readForm(typed(fields))).toEqual(values)
    expect(await readForm(typed([]))).toEqual({})
    expect(await readForm(post(formOf(fields)))).toEqual(values)
  })

  it('with its files, of which the empty ones and those of other names are left out', async () => {
    const photo = new File(['a photo'], '图.jpg', { type: 'image/jpeg' })
    const none = new File([], '', { type: 'application/octet-stream' })
    const sent = formOf([...fields, ['photos', photo], ['photos', none], ['other', photo], ['photos', photo]])
    const form = await readMultipart(post(sent), 'photos')
    expect(form.files.map(String)).toEqual(['a photo', 'a photo'])
    expect(form.values).toEqual({ ...values, photos: 'sent' })
    expect(form.list('twice')).toEqual(['first', 'last'])
    expect(String(await readUpload(post(sent), 'other'))).toBe('a photo')
    expect(await readUpload(post(formOf([])), 'other')).toHaveLength(0)
  })

  it('with as many files as it may have, and no more', async () => {
    const photo = new File(['a photo'], 'a.jpg', { type: 'image/jpeg' })
    const sent = formOf(Array.from({ length: 30 }, () => ['photos', photo] as const))
    expect((await readMultipart(post(sent), 'photos')).files).toHaveLength(MAX_FILES_OF_A_FORM)
    expect((await readMultipart(post(sent), 'photos', { files: 22 })).files).toHaveLength(22)
  })

  it('and is none when it is cut off, or something else', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of ['', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 'nonsense'])
      expect(await statusOf(readForm(post(body, type))), body).toBe(400)
    expect(await statusOf(readForm(post('{}', { 'content-type': 'application/json' })))).toBe(400)
    expect(await statusOf(readForm(post('a=b', { 'content-type': 'multipart/form-data' })))).toBe(400)
  })
})

describe('a text that is too long', () => {
  it('is cut off while it is read, refused at its field, and given back as far as it was read', async () => {
    const values = await readForm(post(formOf([['message', 'x'.repeat(480_000)]])))
    expect(values.message).toHaveLength(MAX_TEXT_BYTES)
    const answer = await answerForm(values, async () => void parseForm(contactSchema, values))
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { failure: { fields: { message: 'tooLong' }, values: { message: values.message } } },
    })
  })

  it('is never taken for whole, whatever its characters', async () => {
    for (const character of ['x', 'é', '中', '🦊']) {
      const body = formOf([['body', character.repeat(60_000)]])
      const values = { stars: '5', ...(await readForm(post(body))) }
      expect(reviewSchema.safeParse(values).success, character).toBe(false)
    }
  })

  it('refuses the form when it is too long together with others, or when there are too many', async () => {
    const half: [string, string][] = [1, 2].map((at) => [`text${at}`, 'x'.repeat(40_000)])
    expect(await statusOf(readForm(post(formOf(half))))).toBe(413)
    expect(await statusOf(readForm(post(new URLSearchParams(half))))).toBe(413)
    const many = Array.from({ length: 1_001 }, (_, at): [string, string] => [`f${at}`, 'x'])
    expect(await statusOf(readForm(post(formOf(many))))).toBe(413)
    expect(await statusOf(readForm(typed(many)))).toBe(413)
    expect(await statusOf(readForm(typed(many.slice(1))))).toBe('read')
    expect(await statusOf(readForm(post(formOf(many.slice(1)))))).toBe('read')
    expect(await statusOf(readForm(post(formOf([['n'.repeat(101), 'x']]))))).toBe(413)
  })
})

it('a file that is too heavy is kept as far as every command refuses it', async () => {
  const heavy = new File([new Uint8Array(MAX_PICTURE_BYTES + 1_000_000)], 'cv.pdf')
  const { files } = await readMultipart(post(formOf([['cv', heavy]])), 'cv')
  expect(files.map(({ length }) => length)).toEqual([MAX_PICTURE_BYTES + 1])
})

describe('a form whose files are heavier than its action takes', () => {
  /** A form that says how heavy it is, as browsers do. */
  async function heavy(path: string, field: string, bytes: number): Promise<Request> {
    const file = new File([new Uint8Array(bytes)], 'heavy.jpg')
    const form = formOf([
      ['title', 'Kek lapis'],
      [field, file],
      ['password', 'a secret'],
      ['intent', 'draft'],
    ])
    const { headers, body } = new Response(form)
    const type = headers.get('content-type') ?? ''
    const content = Buffer.from(await new Response(body).arrayBuffer())
    const sent = { 'content-type': type, 'content-length': String(content.length) }
    return new Request(`http://pasar.test${path}`, { method: 'POST', body: content, headers: sent })
  }
  const typed = { title: 'Kek lapis', intent: 'draft' }
  const values = {}

  it('comes back with its texts, those after the file, too, and nothing is made of it', async () => {
    const request = await heavy('/add-items', 'pictures', MAX_LISTING_BYTES + 100_000)
    expect(sizeOf(request)).toBe(MAX_BODY_BYTES)
    expect(await answerForm(values, () => readMultipart(request, 'pictures'))).toEqual({
      type: 'DataWithResponseInit',
      init: { status: 413 },
      data: {
        failure: { code: 'TOO_LARGE', details: {}, fields: { pictures: 'PICTURE_TOO_HEAVY' }, values: typed },
      },
    })
  })

  it('does so where its file is written to the disk as it comes', async () => {
    const request = await heavy('/seller/orders/ship', 'file', MAX_TRACKING_BYTES + 100_000)
    const take = () => Promise.reject(new Error('taken'))
    expect(await answerForm(values, () => receiveForm(request, 'file', take))).toMatchObject({
      data: { failure: { code: 'TOO_LARGE', fields: { file: 'TOO_LARGE' }, values: typed } },
    })
  })

  it('is read as any other as long as it is within what its action takes', async () => {
    const request = await heavy('/add-items', 'pictures', 3 * MAX_PICTURE_BYTES)
    expect(sizeOf(request)).toBeGreaterThan(3 * MAX_PICTURE_BYTES)
    expect((await readMultipart(request, 'pictures')).files).toHaveLength(1)
  })
})

describe('a body that breaks off within a file', () => {
  /** What a server reads of a browser that is closed while it sends. */
  const broken = (): Request => {
    const head = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n'
    let parts = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1
        if (parts === 1) controller.enqueue(Buffer.from(`${head}some of it`))
        else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const asked: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    return new Request('http://pasar.test/form', asked)
  }

  const readAll = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const _chunk of content);
  }

  // An error of a file that nobody listens for would end the process, and fails this run.
  it.each<[string, (request: Request) => Promise<unknown>]>([
    ['that is wanted', (request) => readMultipart(request, 'cv')],
    ['that is not', (request) => readMultipart(request, 'picture')],
    ['of a download', (request) => receiveForm(request, 'cv', readAll)],
    [
      'of a download that was refused',
      (request) => receiveForm(request, 'cv', () => Promise.reject(new Error())),
    ],
    ['of a download that is not wanted', (request) => receiveForm(request, 'file', async () => null)],
  ])('%s is refused', async (_name, read) => {
    expect(await statusOf(read(broken()))).toBe(400)
    await new Promise(setImmediate)
  })
})

/** A form of one text as it comes from a connection: a part at a time, and others are served in between. */
function stream(text: string): Request {
  const head = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n'
  const bytes = Buffer.from(`${head}${text}\r\n--x--\r\n`)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise(setImmediate)
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES))
      at += CHUNK_BYTES
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request('http://pasar.test/form', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
}
const CHUNK_BYTES = 64 * 1024

it.each(Object.entries(SLOW_TEXTS))('%s keep nobody waiting, however many are sent', async (_kind, part) => {
  const text = repeatTo(part, 500_000)
  let message = ''
  const wait = await longestWait(async () => {
    message = (await readForm(stream(text))).message ?? ''
  })
  expect(message.length).toBeGreaterThan(1_000)
  expect(Buffer.byteLength(message)).toBeLessThan(MAX_TEXT_BYTES + 10)
  expect(wait).toBeLessThan(MAX_WAIT_MS)
})
