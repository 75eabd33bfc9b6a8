// Measures the built server:
//   npm run bench -- --items 10000        requests per second, on one core
//   npm run bench -- pages                milliseconds of the core for pages that are not cached, in turns with --against
//   npm run bench -- writes               the same for writes, with what follows them
//   npm run bench -- soak --minutes 10    memory under load
//   npm run bench -- vitals               what a slow phone sees, in Chromium
//   npm run bench -- pictures             what the pictures of a page weigh, as AVIF and as WebP
//   npm run bench -- uploads              memory and pages while 24 members send the worst pictures
//   npm run bench -- seller-desk          milliseconds of the core for the dashboard of a seller with 100,000 orders
//   npm run bench -- sellers              the lists of a seller with 1,000 and with 100,000 rows, CSV exports, eight pictures
//   npm run bench -- staff                the tables of staff with 1,000 and with 1,000,000 rows
//   npm run bench -- chat                 messages per second to 500 sockets, and what opening a long conversation costs
//   npm run bench -- analytics            the report of the market over a year with 1,000,000 orders, and its nightly job
//   npm run bench -- doubles              milliseconds of the core to find duplicates among 100,000 pictures, and to list them
//   npm run bench -- answer-times         whether the time of an answer tells who is a member
//   npm run bench -- import               seconds of the core for an import of 10,000 rows
import { readFileSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { main, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

const SCRIPTS = {
  pages: 'pages.ts',
  writes: 'writes.ts',
  soak: 'soak.ts',
  vitals: 'vitals.ts',
  pictures: 'pictures.ts',
  uploads: 'uploads.ts',
  'seller-desk': 'sellers/desk.ts',
  sellers: 'sellers/sellers.ts',
  staff: 'moderation/staff.ts',
  import: 'import.ts',
  chat: 'chat.ts',
  analytics: 'analytics.ts',
  doubles: 'moderation/doubles.ts',
  'answer-times': 'accounts/answer-times.ts',
}
const IN_BROWSER = ['vitals', 'pictures']
const args = process.argv.slice(2)
const script = `apps/web/bench/${SCRIPTS[args[0]] ?? 'run.ts'}`

/** What is said at the top of this file. */
function usage() {
  const [head = ''] = readFileSync(new URL(import.meta.url), 'utf8').split('\nimport ')
  return head.replace(/^\/\/ ?/gm, '')
}

await main(async () => {
  if (args.includes('--help')) return console.warn(usage())
  await setup()
  await build()
  if (IN_BROWSER.includes(args[0]))
    await run('tsx', [script, ...args], { env: { ...SERVER_ENV, CHROMIUM_PATH: ensureBrowser() } })
  // Server, pictures and load share the cores, as on a small machine.
  else if (['uploads', 'sellers'].includes(args[0])) await run('tsx', [script, ...args], { env: SERVER_ENV })
  // The server has the first core. React measured beside it is that of production.
  else await run('taskset', ['-c', '1', 'tsx', script, ...args], { env: SERVER_ENV })
})
