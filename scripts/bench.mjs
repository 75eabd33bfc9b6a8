// `npm run bench -- --items 10000`: measures the built server, pinned to one core.
import { build } from './build.mjs'
import { main, run } from './run.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
  await run('taskset', ['-c', '1', 'tsx', 'apps/web/bench/run.ts', ...process.argv.slice(2)])
})
