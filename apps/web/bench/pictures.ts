// What the pictures of a page weigh on a phone, as AVIF and as WebP: `npm run bench -- pictures [--data FOLDER]`.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { withDemo } from './demo'

const VIEWPORT = { width: 360, height: 760 }
const DENSITIES = [1, 2]
const ACCEPTS = { avif: undefined, webp: 'image/webp,*/*' }

/** Bytes of the pictures in the first view, and of all that the page has once one has seen all of it. */
async function weigh(browser: Browser, url: string, deviceScaleFactor: number, accept: string | undefined) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor, isMobile: true })
  try {
    // They would turn to others while they are weighed.
    await context.addInitScript(() => localStorage.setItem('picturesStill', '1'))
    const page = await context.newPage()
    if (accept !== undefined)
      await page.route('**/uploads/**', (route) =>
        route.continue({ headers: { ...route.request().headers(), accept } }),
      )
    let bytes = 0
    page.on('response', (answer) => {
      if (answer.url().includes('/uploads/')) bytes += Number(answer.headers()['content-length'] ?? 0)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const first = bytes
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    return { first, all: bytes }
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
const results: { page: string; density: number; as: string; first: number; all: number }[] = []
await withDemo(values.data, async ({ browser, url, item }) => {
  for (const [page, where] of Object.entries({ home: '/', item }))
    for (const density of DENSITIES)
      for (const [as, accept] of Object.entries(ACCEPTS)) {
        const weight = await weigh(browser, url + where, density, accept)
        results.push({ page, density, as, ...weight })
        const [first, all] = [weight.first, weight.all].map((bytes) => (bytes / 1_000).toFixed(1))
        console.log(`${page}, ${density}x, ${as}: first view ${first} kB, all ${all} kB`)
      }
})
const out = path.join(import.meta.dirname, 'results', 'pictures.json')
writeFileSync(out, `${JSON.stringify({ viewport: VIEWPORT, results }, null, 2)}\n`)
