import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'

interface Resolved {
  path: string
  external?: boolean
}

interface PluginBuild {
  onResolve(
    which: { filter: RegExp },
    found: (asked: {
      path: string
      kind: string
      resolveDir: string
      pluginData?: unknown
    }) => Promise<Resolved | undefined>,
  ): void
  resolve(name: string, from: { kind: string; resolveDir: string; pluginData: unknown }): Promise<Resolved>
}

/** What is used of esbuild, which tsx brings along. */
interface Esbuild {
  build(options: {
    entryPoints: string[]
    outfile: string
    bundle: true
    platform: 'node'
    format: 'esm'
    target: string
    logLevel: 'error'
    plugins: { name: string; setup(build: PluginBuild): void }[]
  }): Promise<unknown>
}

const PACKAGE = path.resolve(import.meta.dirname, '../../..')
const ROOT = path.resolve(PACKAGE, '../..')
const ENTRY = path.join(import.meta.dirname, 'worker.ts')

const loadEsbuild = (): Esbuild => {
  const fromRoot = createRequire(path.join(ROOT, 'package.json'))
  return createRequire(fromRoot.resolve('tsx'))('esbuild')
}

const RESOLVED = 'resolved'

/** Packages stay where they are, and are named by their files: the bundle stands in the folder of one of them. */
const packagesStay = {
  name: 'packages-stay',
  setup: (build: PluginBuild) =>
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      const isOwn = name.startsWith('@pasar/') || name.startsWith('node:')
      if (isOwn || kind === 'entry-point' || pluginData === RESOLVED) return undefined
      const found = await build.resolve(name, { kind, resolveDir, pluginData: RESOLVED })
      return { path: found.external ? found.path : pathToFileURL(found.path).href, external: true }
    }),
}

let bundle: Promise<string> | null = null

const FOLDER = path.join(PACKAGE, 'node_modules/.cache')

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes what runs before this one have left. */
function removeOld(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync(FOLDER)) {
    const pid = /^crash-worker-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(FOLDER, name), { force: true })
  }
}

async function bundleOnce(): Promise<string> {
  removeOld()
  const outfile = path.join(FOLDER, `crash-worker-${process.pid}-${threadId}.mjs`)
  await loadEsbuild().build({
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesStay],
  })
  return outfile
}

/**
 * The worker as one file of JavaScript: compiling it anew took most of the time of each of its lives.
 * @returns the file
 */
export function bundleWorker(): Promise<string> {
  bundle ??= bundleOnce()
  return bundle
}
