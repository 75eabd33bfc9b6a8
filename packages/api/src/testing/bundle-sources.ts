// Sources as a few files of JavaScript: a process that loads a thousand of TypeScript spends seconds on that.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

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
  onLoad(
    which: { filter: RegExp },
    read: (asked: { path: string }) => Promise<{ contents: string; loader: 'ts' } | undefined>,
  ): void
  resolve(name: string, from: { kind: string; resolveDir: string; pluginData: unknown }): Promise<Resolved>
}

/** What is used of esbuild, which tsx brings along. */
interface Esbuild {
  build(options: {
    entryPoints: Record<string, string>
    outdir: string
    outExtension: Record<string, string>
    bundle: true
    splitting: boolean
    platform: 'node'
    format: 'esm'
    target: string
    logLevel: 'error'
    plugins: { name: string; setup(build: PluginBuild): void }[]
  }): Promise<unknown>
}

const ROOT = path.resolve(import.meta.dirname, '../../../..')

const loadEsbuild = (): Esbuild => {
  const fromRoot = createRequire(path.join(ROOT, 'package.json'))
  return createRequire(fromRoot.resolve('tsx'))('esbuild')
}

const RESOLVED = 'resolved'

/** Packages stay where they are, and are named by their files: the bundle may stand anywhere. */
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

/** What a source finds by its own place, it still finds there. */
const placesStay = {
  name: 'places-stay',
  setup: (build: PluginBuild) =>
    build.onLoad({ filter: /\/packages\/\w+\/src\/.*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      if (!source.includes('import.meta')) return undefined
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      return { contents, loader: 'ts' }
    }),
}

/**
 * @param entryPoints names in `folder`, without their `.mjs`, and the sources they are made of
 * @param options.splitting what several entries have in common stands once, in files of its own
 */
export async function bundleSources(
  entryPoints: Record<string, string>,
  folder: string,
  { splitting }: { splitting: boolean },
): Promise<void> {
  await loadEsbuild().build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesStay, placesStay],
  })
}
