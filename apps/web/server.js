// The one process: `npm start` runs the built bundle; with NODE_ENV=development Vite serves the sources.
// It is plain JavaScript, so that production needs nothing but Node.
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { findPortFailure } from './free-port.js'
import { loadBuild } from './load-build.js'

// What the market makes (its database, keys, pictures) is for its own user alone.
process.umask(0o077)

const isDevelopment = process.env.NODE_ENV === 'development'
// An empty one too, as a file of settings may have it.
process.env.NODE_ENV ||= 'production'

const portFailure = await findPortFailure(process.env)
if (portFailure !== null) {
  console.error(portFailure)
  process.exit(1)
}

/**
 * Garbage is let grow to 1.3 times what is in use, not to 4 times: some more collecting, a third less memory. Not
 * before the server has started, as all that is loaded stays.
 */
const saveMemory = () => setFlagsFromString('--heap-growing-percent=30')

if (isDevelopment) {
  const vite = await (await import('vite')).createServer({
    root: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = () => vite.ssrLoadModule('/server/app.ts')
  const { start, serverOptions } = await load()
  await start(
    createServer(serverOptions, (request, response) => {
      vite.middlewares(request, response, async () => {
        try {
          const { handle } = await load()
          handle(request, response)
        } catch (error) {
          vite.ssrFixStacktrace(error)
          console.error(error)
          response.statusCode = 500
          response.end('The development server failed; see its output.')
        }
      })
    }),
  )
  saveMemory()
} else {
  const [, , option, tried] = process.argv
  const isTrial = option === '--try' && tried !== undefined
  const folder = isTrial ? tried : fileURLToPath(new URL('build', import.meta.url))
  const { build, compiled, keep } = loadBuild(path.join(folder, 'server'))
  const { handle, start, serverOptions } = build
  await start(createServer(serverOptions, handle))
  // A build starts itself once: what is compiled then need not be at the next start. Before flags change, see `keep`.
  if (isTrial) {
    keep()
    process.exit()
  }
  if (compiled.taken === 0)
    console.warn(
      'The build was made with another Node or other NODE_OPTIONS: starting takes a little longer.',
    )
  saveMemory()
}
