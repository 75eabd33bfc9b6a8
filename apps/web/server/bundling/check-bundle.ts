import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../../../../patches/', import.meta.url))

/** A package that we change, and which of its files. */
export interface Patch {
  name: string
  files: readonly string[]
}

/** @param file such as `@remix-run__router@1.23.4.patch` */
export function readPatch(file: string, text: string): Patch {
  const name = file.slice(0, file.lastIndexOf('@')).replace('__', '/')
  return { name, files: [...text.matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, path = '']) => path) }
}

/**
 * The packages that are in a bundle without a change that we made to them: bundlers take other files of a package than
 * Node does.
 * @param modules the files in the bundle
 */
export const findUnpatched = (patches: readonly Patch[], modules: readonly string[]): string[] =>
  patches
    .filter(({ name, files }) => {
      const folder = `/node_modules/${name}/`
      const own = modules
        .filter((id) => id.includes(folder))
        .map((id) => id.slice(id.lastIndexOf(folder) + folder.length))
      return own.length > 0 && !files.every((file) => own.includes(file))
    })
    .map(({ name }) => name)

const STUB = /__vite-(?:optional-peer-dep|browser-external):([^:?]+)/

/**
 * The packages in whose place a bundler has put something empty, because they are not installed: who looks for them finds
 * that, and takes it for the package.
 * @param modules as above
 */
export const findStubs = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((id) => STUB.exec(id)?.[1] ?? [])),
]

const readPatches = (): Patch[] =>
  readdirSync(FOLDER).map((file) => readPatch(file, readFileSync(FOLDER + file, 'utf8')))

/** Fails a build whose server would run a package otherwise than Node does. */
export const checkBundle = (): Plugin => ({
  name: 'pasar-check-bundle',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'ssr') return
    const modules = Object.values(bundle).flatMap((each) =>
      each.type === 'chunk' ? Object.keys(each.modules) : [],
    )
    const unpatched = findUnpatched(readPatches(), modules)
    if (unpatched.length > 0)
      this.error(`bundled without what patches/ changes, so add them to NOT_BUNDLED: ${unpatched.join(', ')}`)
    const stubs = findStubs(modules)
    if (stubs.length > 0)
      this.error(`replaced by nothing, so add what looks for them to NOT_BUNDLED: ${stubs.join(', ')}`)
  },
})
