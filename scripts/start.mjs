// Production: an empty marketplace, or the one that is in DATA_DIR.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { main, ROOT, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
  const dataDir = process.env.DATA_DIR ?? path.join(ROOT, 'data')
  if (!existsSync(path.join(dataDir, 'pasar.db')))
    console.warn(`A new, empty marketplace is made in ${dataDir}.`)
  await run(process.execPath, ['apps/web/server.js'], { env: { ...SERVER_ENV, DATA_DIR: dataDir } })
})
