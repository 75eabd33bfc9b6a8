import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(
  new URL('../../../packages/api/src/platform/pictures/process.ts', import.meta.url),
)
/** Where `run-process.ts` looks for it: beside the chunk that it is in itself. */
const NAME = 'assets/picture-process.js'

/** Puts the process that makes uploaded pictures beside the server, as one file that needs nothing but sharp. */
export const bundlePictureProcess = (): Plugin => ({
  name: 'pasar-picture-process',
  async generateBundle() {
    if (this.environment.name !== 'ssr') return
    const built = await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: [/^@pasar\//], external: ['sharp'] },
      build: {
        ssr: ENTRY,
        target: 'es2022',
        minify: false,
        write: false,
        rollupOptions: { output: { format: 'es' } },
      },
    })
    const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
    const [chunk, ...others] = chunks.filter((each) => each.type === 'chunk')
    if (!chunk || others.length > 0)
      this.error('The process of a picture is one file, and was built as several.')
    this.emitFile({ type: 'asset', fileName: NAME, source: chunk.code })
  },
})
