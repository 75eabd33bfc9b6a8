// What a slow phone sees: slow 4G and a quarter of this processor, in Chromium: `npm run bench -- vitals [--data FOLDER]`.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { PASSWORD } from '../e2e/testing/plain-forms'
import { withDemo } from './demo'

const RUNS = 5
const CPU_SLOWDOWN = 4
/** "Slow 4G" of Chromium's developer tools: the latency counts for each request. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
/** A task longer than this blocks: what is over it counts. */
const LONG_TASK_MS = 50

interface Vitals {
  /** Milliseconds until the largest part of the first view is there. */
  lcp: number
  /** Layout shift, without unit. */
  cls: number
  /** Milliseconds by which tasks were longer than 50 ms. */
  blocking: number
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Runs in the page before anything else. */
function observe(longTask: number): void {
  const seen = { lcp: 0, cls: 0, blocking: 0 }
  Object.assign(window, { vitals: seen })
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - longTask)
  }).observe({ type: 'longtask', buffered: true })
}

async function openOnce(browser: Browser, options: BrowserContextOptions, url: string): Promise<Vitals> {
  const context = await browser.newContext({ ...PHONE, ...options })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe, LONG_TASK_MS)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate<Vitals>('window.vitals')
  } finally {
    await context.close()
  }
}

async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').first().fill('buyer@pasar.test')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('Password').press('Enter')
  await page.waitForURL(`${url}/shop`)
  const storageState = await context.storageState()
  await context.close()
  return storageState
}

const { values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
const results: ({ page: string } & Vitals)[] = []
await withDemo(values.data, async ({ browser, url, item }) => {
  const storageState = await signIn(browser, url)
  const pages: [name: string, path: string, options: BrowserContextOptions][] = [
    ['home', '/', {}],
    ['item', item, {}],
    ['item, member', item, { storageState }],
    ['listing, member', '/shop-now', { storageState }],
  ]
  for (const [name, where, options] of pages) {
    const runs: Vitals[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await openOnce(browser, options, url + where))
    const of = (key: keyof Vitals) => median(runs.map((run) => run[key]))
    const vitals = {
      lcp: Math.round(of('lcp')),
      cls: Number(of('cls').toFixed(4)),
      blocking: Math.round(of('blocking')),
    }
    results.push({ page: name, ...vitals })
    console.log(
      `${name.padEnd(16)} LCP ${vitals.lcp} ms, CLS ${vitals.cls}, blocked for ${vitals.blocking} ms`,
    )
  }
})
const out = path.join(import.meta.dirname, 'results', 'vitals.json')
writeFileSync(
  out,
  `${JSON.stringify({ runs: RUNS, cpuSlowdown: CPU_SLOWDOWN, network: NETWORK, results }, null, 2)}\n`,
)
