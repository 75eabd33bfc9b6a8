// Finds a Chromium, or installs one: a browser of the machine, else apt's (as root), else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { childEnv } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without its windows: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0

function findOnMachine(names) {
  if (process.env.CHROMIUM_PATH) return works(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
    if (found && works(found)) return found
  }
  return existsSync(MAC) && works(MAC) ? MAC : null
}

function installWithApt(names) {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  const fonts = ['fonts-noto-cjk', 'fonts-noto-color-emoji']
  for (const name of names.slice(0, 2)) {
    console.warn(`No browser found: installing ${name} with apt …`)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, ...fonts], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
    const found = findOnMachine(names)
    if (found !== null) return found
  }
  return null
}

/** Playwright keeps its browser in a place of its own: an empty path tells it to use that. */
function installWithPlaywright() {
  console.warn('No browser found: asking Playwright to fetch its own …')
  const { status } = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', env: childEnv() })
  return status === 0 ? '' : null
}

/**
 * @param isForTests they need no windows; what measures takes the browser people have
 * @returns the path of a browser that starts, or '' for Playwright's own. Throws when none can be had: the tests are never skipped.
 */
export function ensureBrowser({ isForTests = false } = {}) {
  const names = isForTests ? [SHELL, ...NAMES] : [...NAMES, SHELL]
  const found = findOnMachine(names) ?? installWithApt(names) ?? installWithPlaywright()
  if (found === null)
    throw new Error(
      'The browser tests need Chromium, and none could be found or installed. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.',
    )
  return found
}
