// Attacks the built server and reports what held: npm run attack -- --quick | --only races,uploads | --driver naive
import { build } from './build.mjs'
import { main, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
  await run('tsx', ['apps/web/attack/run.ts', ...process.argv.slice(2)], { env: SERVER_ENV })
})
