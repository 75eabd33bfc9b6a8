import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveAssets } from './assets'

const SCRIPT = `export const words = '${'selamat datang '.repeat(50)}'\n`
let folder: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pasar-assets-'))
  await writeFile(path.join(folder, 'words-1a2b.js'), SCRIPT)
  server = createServer(express().use(serveAssets(folder)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/words-1a2b.js`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
])('are compressed as %s says, and whole', async (accepted, encoding) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(SCRIPT)
})
