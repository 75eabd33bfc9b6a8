import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { makeLog } from './log'

function collect() {
  let text = ''
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return { log: makeLog('debug', to), read: () => text }
}

it('writes no secrets, wherever they stand', () => {
  const { log, read } = collect()
  const secrets = {
    password: 'pw-1',
    token: 'tk-1',
    email: 'someone@pasar.test',
    cookie: 'session=ck-1',
    authorization: 'Bearer au-1',
  }
  log.info(secrets, 'flat')
  log.info({ input: secrets, headers: secrets }, 'one down')
  log.error({ err: Object.assign(new Error('failed'), { input: secrets }) }, 'in an error')
  log.child({ requestId: 'r-1' }).warn({ request: { headers: secrets } }, 'two down')
  const lines = read().trim().split('\n')
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(line).not.toMatch(/pasar\.test|pw-1|tk-1|ck-1|au-1/)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['flat', 'one down', 'in an error', 'two down'])
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ requestId: 'r-1' })
})
