import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { makeSmallMarket } from '@pasar/api/testing'
import { test as base, expect, type Page } from '@playwright/test'

const WEB = path.resolve(import.meta.dirname, '..')
const START_TIMEOUT_MS = 20_000

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the server did not become ready')
}

export interface Market {
  url: string
  dataDir: string
}

/** Messages a page may write to its console: none, apart from what the browser itself says of expected answers. */
const isExpected = (text: string): boolean => /the server responded with a status of 4\d\d/.test(text)

/** A marketplace of its own for each worker: the built server on a copy of the small seed. */
export const test = base.extend<{ watched: undefined }, { market: Market }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'pasar-e2e-'))
      await makeSmallMarket(dataDir)
      const port = await findPort()
      const url = `http://127.0.0.1:${port}`
      // From another folder: the server must not depend on where it is started.
      const server = spawn(process.execPath, [path.join(WEB, 'server.js')], {
        cwd: dataDir,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: String(port),
          APP_URL: url,
          DATA_DIR: dataDir,
          PLAYGROUND: 'on',
          SERVER_TIMING: 'on',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      await waitUntilReady(url, server)
      await use({ url, dataDir })
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ market }, use) => use(market.url),
  watched: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text())
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      await use(undefined)
      expect(problems, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A copy of the page as it stands, on a page where axe can run: axe itself needs scripts. */
async function copyPage(page: Page): Promise<Page> {
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() })
  if (!context) throw new Error('the browser is gone')
  const copy = await context.newPage()
  await copy.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await copy.goto(page.url())
  return copy
}

/** axe finds nothing on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const hasScripts = test.info().project.use.javaScriptEnabled !== false
  const looked = hasScripts ? page : await copyPage(page)
  const { violations } = await new AxeBuilder({ page: looked })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  if (!hasScripts) await looked.context().close()
  expect(found).toEqual([])
}

export const PASSWORD = 'Pasar-demo-2026'

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

let people = 0

/** A new member of its own, so that tests do not share a cart. */
export async function signUp(page: Page): Promise<string> {
  people += 1
  const email = `buyer-${process.pid}-${Date.now()}-${people}@pasar.test`
  await page.goto('/register')
  await page.getByLabel('Name').fill('Siti Aminah')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/register'))
  return email
}
