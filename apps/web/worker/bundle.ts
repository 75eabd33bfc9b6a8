import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const NAME = 'virtual:worker'
const ENTRY = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** The service worker's code as one text, which the server sends with its own words in front (`server/installable.ts`). */
export const bundleWorker = (): Plugin => ({
  name: 'pasar-worker',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined
    this.addWatchFile(ENTRY)
    const built = await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        target: 'es2022',
        write: false,
        rollupOptions: { input: ENTRY, output: { format: 'iife' } },
      },
    })
    const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
    const code = outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('')
    return `export default ${JSON.stringify(code)}`
  },
})
