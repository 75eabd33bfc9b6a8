import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DomainError } from '@pasar/domain'
import express, { type ErrorRequestHandler } from 'express'
import { expect, it } from 'vitest'
import { asyncHandler } from './async-handler'
import { answerRefusal } from './refusal'

const SERVER = path.join(import.meta.dirname, '..')

it('hands what a promise was rejected with to the handler of errors', async () => {
  const answerFailure: ErrorRequestHandler = (error: Error, _request, response, _next) => {
    response.status(500).send(error.message)
  }
  const app = express()
    .use(asyncHandler(async () => Promise.reject(new Error('of a promise'))))
    .use(answerFailure)
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect([answer.status, await answer.text()]).toEqual([500, 'of a promise'])
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

it('wraps every handler that works with promises', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const bare = files.flatMap((file) => {
    const text = readFileSync(path.join(SERVER, file), 'utf8').replace(/\s+/g, ' ')
    // Parameters without types are those of a handler that is handed on.
    return [...text.matchAll(/(\S*) ?async \(_?request, _?response\b/g)]
      .filter(([, before = '']) => !/asyncHandler\($|^makeContext:$/.test(before))
      .map(([found]) => `${file}: ${found}`)
  })
  expect(bare).toEqual([])
})

it('leaves an answer that has begun to be as it is, and rejects nothing', async () => {
  let refusals: Promise<unknown> = Promise.resolve()
  const server = createServer((request, response) => {
    const refuse = () => answerRefusal(new DomainError('TOO_LARGE'), request, response)
    // The words of a page take a moment: the second comes before the first has an answer.
    refusals = Promise.all([refuse(), refuse()])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { Accept: 'text/html' } })
    expect(answer.status).toBe(413)
    await answer.text().catch(() => '')
    await expect(refusals).resolves.toEqual([undefined, undefined])
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
