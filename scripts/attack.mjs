// Attacks the built server and reports which checks passed. `npm run attack -- --help` lists the options.
import { build } from './build.mjs'
import { main, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

const args = process.argv.slice(2)

await main(async () => {
  await setup()
  if (!args.includes('--help')) await build()
  await run('tsx', ['apps/web/attack/run.ts', ...args], { env: SERVER_ENV })
})
