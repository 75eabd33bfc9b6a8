import type { AddressInfo, Server } from 'node:net'
import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSitemap } from './sitemap'

let services: TestServices
let server: Server
let url = ''

beforeAll(async () => {
  services = await openTestServices()
  server = express().use(serveSitemap(services.context)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await services.dispose()
})

const ask = async (path: string): Promise<{ status: number; type: string; text: string }> => {
  const answer = await fetch(url + path)
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at)

it('leads from robots.txt to every page and item that visitors may read, and to no other', async () => {
  const { appUrl } = services.context.config
  const robots = await ask('/robots.txt')
  expect(robots.text).toContain(`Sitemap: ${appUrl}/sitemap.xml`)
  const index = await ask('/sitemap.xml')
  expect(index.type).toMatch(/xml/)
  expect(addressesIn(index.text)).toEqual([`${appUrl}/sitemap-pages.xml`, `${appUrl}/sitemap-items-1.xml`])

  const pages = addressesIn((await ask('/sitemap-pages.xml')).text).map((at) => at.slice(appUrl.length))
  expect(pages).toEqual(expect.arrayContaining(['/', '/faq', '/terms', '/contact']))
  expect(pages.filter((path) => /login|playground|admin|cart|shop-now|:/.test(path))).toEqual([])

  services.database.handle
    .prepare("update items set status = 'paused' where id = ?")
    .run(SMALL.items.lowStock.id)
  const { text } = await ask('/sitemap-items-1.xml')
  const items = addressesIn(text)
  expect(items).toContain(`${appUrl}/item/${SMALL.items.kopi.slug}`)
  expect(items).not.toContain(`${appUrl}/item/${SMALL.items.lowStock.slug}`)
  expect(text).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
})

it('has as many files as fifty thousand row numbers each take, and no more', async () => {
  expect((await ask('/sitemap-items-2.xml')).status).toBe(404)
  services.database.handle.prepare('update items set seq = 50001 where id = ?').run(SMALL.items.soldOut.id)
  expect(addressesIn((await ask('/sitemap.xml')).text)).toHaveLength(3)
  expect((await ask('/sitemap-items-2.xml')).status).toBe(200)
  expect((await ask('/sitemap-items-0.xml')).status).toBe(404)
})
