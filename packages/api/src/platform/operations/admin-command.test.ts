import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { readCommand, USAGE } from './admin-usage'

const market = useMarket()
const ROOT = path.resolve(import.meta.dirname, '../../../../..')

/** What `npm run admin --` says when it refuses. */
const refusal = (...args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const script = ['--import', 'tsx', 'packages/api/scripts/admin.ts', '--data', market.ctx.config.dataDir]
    execFile(process.execPath, [...script, ...args], { cwd: ROOT }, (error, _said, complaint) => {
      if (error) resolve(complaint.trim())
      else reject(new Error('It was done'))
    })
  })

it('a command is refused that there is not, or with an option that it does not take', () => {
  const wrong = (words: string[], ...given: string[]) => Reflect.get(readCommand(words, given), 'wrong')
  expect(wrong([])).toBe(USAGE)
  expect(wrong(['frob'])).toMatch(/^There is no command 'frob'\.\n\nUsage: /)
  expect(wrong(['audit'])).toMatch(/^There is no command 'audit'\./)
  expect(wrong(['list', 'all'])).toMatch(/^There is no command 'list all'\./)
  expect(wrong(['toString'])).toMatch(/^There is no command/)
  expect(wrong(['list'], 'email')).toMatch(/^list does not take --email\.\n\nUsage: /)
  expect(readCommand(['audit', 'verify'], ['hash'])).toEqual({ command: 'audit verify' })
  expect(readCommand(['operator'], ['sst'])).toEqual({ command: 'operator' })
})

it('what cannot be done is told in words of the shell, with the email that was given', async () => {
  const { email } = users.buyer
  const name = ['--name', 'Aini', '--generate']
  const reason = ['--reason', 'As asked']
  expect(
    await Promise.all([
      refusal('create', '--email', email, ...name),
      refusal('reset-2fa', '--email', 'no@pasar.test'),
      refusal('reset-2fa', '--email', 'nope'),
      refusal('reset-2fa', '--email', email),
      refusal('suspend', '--email', users.admin.email, ...reason),
      refusal('app-links', '--app-store', 'http://apps.example'),
      refusal('audit', 'verify', '--hash', 'zz'),
    ]),
  ).toEqual([
    `${email} has an account already. Give another email, or let an admin change the role of that account (/admin/users).`,
    'Nobody has an account with the confirmed email no@pasar.test.',
    'The email is no email address.',
    `${email} has no two-step login: the password is enough already.`,
    `${users.admin.email} is the only admin. Make another one first: npm run admin -- create`,
    'The app-store is no address that begins with https://.',
    '--hash needs the 64 hexadecimal digits that audit verify prints.',
  ])
}, 120_000)
