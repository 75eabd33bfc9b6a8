// Whether the time of an answer tells who is a member: `npm run bench -- answer-times`, on a quiet machine. That the same
// work is done for both is what tests show (accounts/commands/same-work.test.ts).
import { logIn, register, requestReset } from '@pasar/api'
import { openTestServices, SMALL } from '@pasar/api/testing'
import { loginSchema, registerSchema } from '@pasar/domain'

const PAIRS = 200
const { buyer } = SMALL.users
const { context: ctx, database, dispose } = await openTestServices()

/** What else the machine does only ever adds to a time, so a tenth of the answers measure the work itself. */
const quickOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  // Each within its limit of mails.
  database.handle.exec('delete from email_links')
  const began = performance.now()
  await work().catch(() => {})
  return performance.now() - began
}

/** Both in turn, now this one first and now that one, so that whatever else the machine does falls on both. */
async function compare(
  name: string,
  member: () => Promise<unknown>,
  nobody: (index: number) => Promise<unknown>,
): Promise<void> {
  const times: [number[], number[]] = [[], []]
  for (let index = 0; index < PAIRS; index++)
    for (const which of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      times[which].push(await timeOf(() => (which === 0 ? member() : nobody(index))))
  const [one, other] = times.map(quickOf) as [number, number]
  const percent = ((one / other - 1) * 100).toFixed(1)
  console.log(`${name}: member ${one.toFixed(2)} ms, nobody ${other.toFixed(2)} ms, difference ${percent} %`)
}

const enter = (email: string) => logIn(ctx, loginSchema.parse({ email, password: 'wrong password' }))
const claim = (email: string) =>
  register(ctx, registerSchema.parse({ name: 'Siti', email, password: 'durian-sedap-2026' }))
try {
  await compare(
    'login',
    () => enter(buyer.email),
    (index) => enter(`nobody${index}@pasar.test`),
  )
  await compare(
    'registration',
    () => claim(buyer.email),
    (index) => claim(`fresh${index}@pasar.test`),
  )
  await compare(
    'forgotten password',
    () => requestReset(ctx, buyer.email, null),
    (index) => requestReset(ctx, `nobody${index}@pasar.test`, null),
  )
} finally {
  await dispose()
}
