// Development: Vite serves the sources, changes show at once.
import path from 'node:path'
import { dataDirOr, main, ROOT, run } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  const dataDir = dataDirOr('data')
  await run(process.execPath, ['server.js'], {
    cwd: path.join(ROOT, 'apps/web'),
    env: { NODE_ENV: 'development', DATA_DIR: dataDir },
  })
})
