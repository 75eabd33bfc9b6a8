// A marketplace to walk through: installs, builds, fills it with demo goods, serves it, and draws its pictures meanwhile.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { Progress } from './progress.mjs'
import { childEnv, dataDirOr, main, ROOT, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

async function fill(dataDir) {
  if (existsSync(path.join(dataDir, 'pasar.db'))) return
  await run('tsx', ['packages/api/scripts/seed.ts', '--demo', '--draw-later', '--data', dataDir])
}

/** Draws pictures beside the open market: those that its visitors ask for first. */
function startDrawing(dataDir, server) {
  const progress = new Progress('Pictures')
  const drawer = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/api/scripts/draw.ts', '--data', dataDir],
    {
      cwd: ROOT,
      env: childEnv({ MALLOC_ARENA_MAX: SERVER_ENV.MALLOC_ARENA_MAX }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const asked = new Set()
  let isReady = false
  const answer = (message) => {
    asked.delete(message.drawn)
    if (server.connected) server.send(message)
  }
  drawer.on('message', (message) => {
    if (message.isReady) {
      isReady = true
      for (const draw of asked) drawer.send({ draw })
    } else if (message.drawn) answer(message)
    else progress.show(message.done, message.total)
  })
  server.on('message', ({ draw }) => {
    if (!draw) return
    asked.add(draw)
    if (drawer.exitCode !== null || drawer.signalCode !== null) answer({ drawn: draw, isThere: false })
    else if (isReady && drawer.connected) drawer.send({ draw })
  })
  drawer.once('error', (error) => console.warn(`The pictures cannot be drawn: ${error.message}`))
  drawer.once('exit', (code) => {
    progress.end()
    for (const drawn of asked) answer({ drawn, isThere: false })
    if (code === 0) console.warn('All pictures are drawn.')
    else if (server.exitCode === null && server.signalCode === null)
      console.warn('Not all pictures are drawn; the next start goes on with them.')
  })
  server.once('exit', () => drawer.kill())
  if (server.stdout) server.stdout.on('data', (chunk) => progress.writeAbove(process.stdout, chunk))
  if (server.stderr) server.stderr.on('data', (chunk) => progress.writeAbove(process.stderr, chunk))
}

await main(async () => {
  await setup()
  const dataDir = dataDirOr('data/demo')
  await Promise.all([build(), fill(dataDir)])
  console.warn(
    '\nDemo accounts: buyer@pasar.test, newbuyer@pasar.test, seller@pasar.test, reseller@pasar.test,',
  )
  console.warn('manager@pasar.test, admin@pasar.test; the password of all is Pasar-demo-2026.\n')
  const env = { ...SERVER_ENV, DATA_DIR: dataDir, REQUIRE_2FA: 'off' }
  // A folder of drafts is there until all pictures are drawn.
  const isUndrawn = existsSync(path.join(dataDir, 'drawing'))
  // A progress bar needs to know what else is written on its terminal.
  const output = isUndrawn && process.stderr.isTTY ? 'pipe' : 'inherit'
  await run(process.execPath, ['apps/web/server.js'], {
    env: isUndrawn ? { ...env, DRAWS_PICTURES: 'on' } : env,
    stdio: isUndrawn ? ['inherit', output, output, 'ipc'] : 'inherit',
    onStart: (server) => isUndrawn && startDrawing(path.resolve(dataDir), server),
  })
})
