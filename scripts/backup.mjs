// `npm run backup`: a consistent copy of the marketplace, also while it is open.
import { main, runSpoken } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await runSpoken('tsx', ['packages/api/scripts/backup.ts', ...process.argv.slice(2)])
})
