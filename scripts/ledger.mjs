// `npm run ledger -- check`: proves the books of a database, also while the shop is open.
import { main, runSpoken } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await runSpoken('tsx', ['packages/api/scripts/ledger.ts', ...process.argv.slice(2)])
})
