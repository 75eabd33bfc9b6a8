// `npm run backup`: a consistent copy of the marketplace, also while it is open.
import { main, run } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await run('tsx', ['packages/api/scripts/backup.ts', ...process.argv.slice(2)])
})
