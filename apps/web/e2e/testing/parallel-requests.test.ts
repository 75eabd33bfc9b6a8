import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { sendInParallel } from './parallel-requests'

const PAGE = 'x'.repeat(60_000)

it('a burst has an answer to each of its requests, however long they are', async () => {
  const server = createServer((_, response) => void response.end(PAGE)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : null
    const answers = await sendInParallel(
      `http://127.0.0.1:${port}`,
      Array.from({ length: 50 }, () => ({ path: '/' })),
    )
    expect(answers.map(({ index }) => index)).toEqual(Array.from({ length: 50 }, (_, index) => index))
    expect(answers.every(({ status, text }) => status === 200 && text === PAGE)).toBe(true)
  } finally {
    server.close()
  }
})
