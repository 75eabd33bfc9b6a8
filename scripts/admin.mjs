// `npm run admin -- create | reset-2fa | suspend | lift | list | operator | app-links | pictures`: who runs the market,
// who is shut out of it, its public details, and what is refunded by hand: from the shell, also while the shop is open.
import { dataDirOr, main, runSpoken } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  const env = { DATA_DIR: dataDirOr('data') }
  await runSpoken('tsx', ['packages/api/scripts/admin.ts', ...process.argv.slice(2)], { env })
})
