import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveUploads } from './uploads'

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
let dir = ''
let server: Server
const asked: string[] = []

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pasar-uploads-'))
  await writeFile(path.join(dir, 'secret.txt'), 'secret')
  const uploads = path.join(dir, 'uploads')
  const app = express()
    .disable('x-powered-by')
    .use('/uploads', serveUploads(uploads))
    .use(
      '/drawn',
      serveUploads(uploads, async (name) => {
        asked.push(name)
        if (!name.startsWith('late')) return false
        await writeFile(path.join(uploads, name), 'drawn now')
        return true
      }),
    )
    .use(((error, _request, response, _next) => {
      response.status(error.status ?? 500).end()
    }) satisfies express.ErrorRequestHandler)
  await mkdir(uploads)
  for (const [name, text] of [
    ['new-640.webp', 'the webp'],
    ['new-640.avif', 'avif!'],
    ['old-640.webp', 'old webp'],
    ['.new-320.avif.part', 'half'],
  ] as const)
    await writeFile(path.join(uploads, name), text)
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(dir, { recursive: true, force: true })
})

/** Addresses are sent as they are: nothing on the way tidies their dots. */
async function get(
  name: string,
  headers: Record<string, string> = {},
  method = 'GET',
  folder = 'uploads',
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path: `/${folder}/${name}`, method, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a picture', () => {
  it.each([
    ['a browser that shows AVIF', CHROMIUM, 'image/avif'],
    ['one that writes it otherwise', 'image/webp, IMAGE/AVIF;q=0.9, */*', 'image/avif'],
    ['one that shows WebP', 'image/webp,*/*', 'image/webp'],
    ['a program that takes anything', '*/*', 'image/webp'],
    ['one that takes any picture', 'image/*', 'image/webp'],
    ['one that wants no AVIF', 'image/avif;q=0,image/webp', 'image/webp'],
    ['one that says nothing', undefined, 'image/webp'],
  ])('for %s', async (_who, accept, type) => {
    const { status, headers, body } = await get(
      'new-640.webp',
      accept === undefined ? {} : { Accept: accept },
    )
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
    expect(body).toBe(type === 'image/avif' ? 'avif!' : 'the webp')
  })

  it('from before there were AVIFs is the WebP for everyone', async () => {
    const { status, headers, body } = await get('old-640.webp', { Accept: CHROMIUM })
    expect([status, body]).toEqual([200, 'old webp'])
    expect(headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
  })

  it('answers HEAD, ranges and If-None-Match', async () => {
    const avif = { Accept: CHROMIUM }
    const head = await get('new-640.webp', avif, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject({ 'content-type': 'image/avif', 'content-length': '5' })
    const part = await get('new-640.webp', { ...avif, Range: 'bytes=1-2' })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, 'vi', 'bytes 1-2/5'])
    const { etag = '' } = (await get('new-640.webp', avif)).headers
    const again = await get('new-640.webp', { ...avif, 'If-None-Match': etag })
    expect([again.status, again.body, again.headers.vary]).toEqual([304, '', 'Accept'])
    // What one has kept of the other format is not this one.
    expect((await get('new-640.webp', { 'If-None-Match': etag })).status).toBe(200)
  })

  it('may be asked for with a query', async () => {
    expect((await get('new-640.webp?v=1', { Accept: CHROMIUM })).body).toBe('avif!')
    expect((await get('old-640.webp?x=.webp', { Accept: CHROMIUM })).body).toBe('old webp')
  })
})

it.each([
  'none-640.webp',
  'none-640.webp?x.webp',
  '',
  '..%2fsecret.txt',
  '../secret.txt',
  '..%2f..%2fuploads%2fnew-640.webp',
  '%2e%2e/secret.webp',
  'new-640.webp%00',
  '%E0%A4.webp',
  '.new-320.avif.part',
])('there is nothing at /uploads/%s, whoever asks', async (name) => {
  for (const accept of ['', CHROMIUM]) {
    const { status, body } = await get(name, { Accept: accept })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toBe('')
  }
})

it('nothing is written there', async () => {
  expect((await get('new-640.webp', { Accept: CHROMIUM }, 'POST')).status).toBe(405)
})

describe('a picture that is not drawn yet', () => {
  const getDrawn = (name: string) => get(name, { Accept: CHROMIUM }, 'GET', 'drawn')

  it('is drawn when it is asked for, and is served as any other', async () => {
    const { status, headers, body } = await getDrawn('late-320.webp?v=1')
    expect([status, body]).toEqual([200, 'drawn now'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    })
    expect(asked.splice(0)).toEqual(['late-320.webp'])
    await getDrawn('late-320.webp')
    expect(asked).toEqual([])
  })

  it('is missing when there is no such picture, and is not to be cached', async () => {
    const { status, headers } = await getDrawn('none-320.webp')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBeUndefined()
    expect(asked.splice(0)).toEqual(['none-320.webp'])
  })

  it.each(['', '..%2fsecret.txt', 'new-640.webp%00', 'none.txt'])(
    'is never asked for as %s',
    async (name) => {
      expect((await getDrawn(name)).status).toBeGreaterThanOrEqual(400)
      expect(asked).toEqual([])
    },
  )
})
