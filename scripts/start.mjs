// Production: an empty marketplace, or the one that is in DATA_DIR.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { dataDirOr, main, runSpoken, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
  const dataDir = dataDirOr('data')
  const isThere = (name) => existsSync(path.join(dataDir, name))
  // Beside its keys no market is made: the server says what is to be done.
  if (!isThere('pasar.db') && !isThere('secrets.key'))
    console.warn(`A new, empty marketplace is made in ${dataDir}.`)
  await runSpoken(process.execPath, ['apps/web/server.js'], { env: { ...SERVER_ENV, DATA_DIR: dataDir } })
})
