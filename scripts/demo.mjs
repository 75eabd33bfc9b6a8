// A marketplace to walk through: installs, builds, fills it with demo goods, serves it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { main, ROOT, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
  const dataDir = process.env.DATA_DIR ?? path.join(ROOT, 'data/demo')
  if (!existsSync(path.join(dataDir, 'pasar.db')))
    await run('tsx', ['packages/api/scripts/seed.ts', '--demo', '--data', dataDir])
  console.warn(
    '\nDemo accounts: buyer@pasar.test, newbuyer@pasar.test, seller@pasar.test, reseller@pasar.test,',
  )
  console.warn('manager@pasar.test, admin@pasar.test; the password of all is Pasar-demo-2026.\n')
  await run(process.execPath, ['apps/web/server.js'], {
    env: { ...SERVER_ENV, DATA_DIR: dataDir, REQUIRE_2FA: 'off' },
  })
})
