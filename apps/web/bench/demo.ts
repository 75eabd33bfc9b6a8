import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from './server'

const SEED = path.resolve(import.meta.dirname, '../../../packages/api/scripts/seed.ts')

export interface Demo {
  browser: Browser
  url: string
  /** The path of an item that the front page shows. */
  item: string
}

/**
 * Chromium before the market of the demonstration.
 * @param given a folder with that market; without it one is filled, and removed in the end
 */
export async function withDemo(
  given: string | undefined,
  look: (demo: Demo) => Promise<void>,
): Promise<void> {
  const dataDir = path.resolve(given ?? mkdtempSync(path.join(tmpdir(), 'pasar-bench-')))
  if (given === undefined)
    execFileSync('tsx', [SEED, '--demo', '--data', dataDir], { stdio: ['ignore', 'ignore', 'inherit'] })
  const server = await startServer(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const home = await (await fetch(server.url)).text()
    await look({ browser, url: server.url, item: /href="(\/item\/[^"]+)"/.exec(home)?.[1] ?? '' })
  } finally {
    await browser.close()
    await server.stop()
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}
