import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(
  new URL('../../../../packages/api/src/platform/pictures/process.ts', import.meta.url),
)
/** Where `run-process.ts` looks for it: beside the chunk that it is in itself. */
const NAME = 'assets/picture-process.js'

/** As one file that needs nothing but sharp. @throws Error when it came out as several */
export async function buildPictureProcess(): Promise<string> {
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
    throw new Error('The process of a picture is one file, and was built as several.')
  return chunk.code
}

/** Puts the process that makes uploaded pictures beside the server. */
export const bundlePictureProcess = (): Plugin => ({
  name: 'pasar-picture-process',
  async generateBundle() {
    if (this.environment.name !== 'ssr') return
    this.emitFile({ type: 'asset', fileName: NAME, source: await buildPictureProcess() })
  },
})
