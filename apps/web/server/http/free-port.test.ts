import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPortFailure } from '../../free-port.js'

let taken: Server
let port: string
beforeEach(async () => {
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  port = String((taken.address() as AddressInfo).port)
})
afterEach(() => {
  taken.close()
})

it('a port that another program has is told, a free one is left free', async () => {
  const SENTENCE = `Kedai cannot listen on 127.0.0.1:${port}: another program listens there. Set PORT to a free one.`
  expect(await findPortFailure({ PORT: `"${port}"`, HOST: '', APP_NAME: 'Kedai' })).toBe(SENTENCE)
  taken.close()
  await once(taken, 'close')
  for (let time = 0; time < 2; time++) expect(await findPortFailure({ PORT: port })).toBeNull()
})

it('an address that this machine has not is told', async () => {
  expect(await findPortFailure({ PORT: '3999', HOST: '192.0.2.1' })).toBe(
    'Pasar cannot listen on 192.0.2.1:3999: this machine has no such address. Set HOST to one that it has, or to 0.0.0.0.',
  )
})

it('what is no port is left to the settings', async () => {
  for (const PORT of ['0', '-1', '70000', 'eighty']) expect(await findPortFailure({ PORT })).toBeNull()
})

it('a second server ends before it has opened anything', async () => {
  const dataDir = path.join(tmpdir(), `pasar-second-${process.pid}`)
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../server.js')], {
    env: { NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([1, expect.stringMatching(/^Pasar cannot listen on .*free one\.\n$/)])
  expect(existsSync(dataDir)).toBe(false)
})
