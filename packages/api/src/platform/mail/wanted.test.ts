import { NO_ROOTS } from '@pasar/db'
import {
  exampleMail,
  MAIL_KINDS,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationKind,
} from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { choose } from '../../accounts/commands/profile'
import { buyer, useMarket } from '../../testing/helpers'
import { queueMail } from './queue'
import { makeMail } from './testing/helpers'
import { isMailWanted } from './wanted'

const market = useMarket()
const rules: readonly NotificationKind[] = NOTIFICATION_KINDS
const isWanted = (kind: (typeof NOTIFICATION_KINDS)[number]['kind'], userId: string | null = buyer.id) =>
  market.ctx.transact(NO_ROOTS.alone, (tx) => isMailWanted(tx, userId, kind))
/** As no form writes it: also what cannot be switched off is off. */
const switchAll = (mail: 0 | 1) => {
  for (const { kind } of NOTIFICATION_KINDS)
    market.run('insert or replace into notification_choices values (?, ?, 1, ?)', buyer.id, kind, mail)
}

describe.each(NOTIFICATION_KINDS)('mail about $kind', ({ kind }) => {
  const rule = rules.find((one) => one.kind === kind)
  const mustGo = rule?.essential.includes('mail') ?? false

  it('goes as it was at first, as it was chosen, and always when it is essential', async () => {
    expect(await isWanted(kind)).toBe(mustGo || (rule?.onAtFirst.includes('mail') ?? false))
    switchAll(0)
    expect(await isWanted(kind)).toBe(mustGo)
    switchAll(1)
    expect(await isWanted(kind)).toBe(true)
  })

  it('goes to an email that is not confirmed only when it is essential', async () => {
    switchAll(1)
    market.run('update users set verified_at = null where id = ?', buyer.id)
    expect(await isWanted(kind)).toBe(mustGo)
  })

  it('goes to an address that is no member’s', async () => {
    switchAll(0)
    expect(await isWanted(kind, null)).toBe(true)
  })

  it('goes by what the page of preferences keeps', async () => {
    await choose(market.ctx, buyer, { [kind]: { inApp: false, mail: false } })
    // What only other roles get is not theirs to choose.
    if (rule?.roles === undefined) expect(await isWanted(kind)).toBe(mustGo)
  })
})

describe.each(MAIL_KINDS)('the mail %s', (kind) => {
  it('is queued to whoever wants it', async () => {
    const rule = rules.find((one) => one.kind === NOTIFICATIONS[kind].kind)
    const { to } = makeMail()
    const queue = () =>
      market.ctx.transact(NO_ROOTS.alone, (tx) =>
        queueMail(tx, market.ctx, { ...exampleMail(kind, 'https://pasar.test', 0), to }),
      )
    switchAll(0)
    expect(await queue()).toBe(rule?.essential.includes('mail'))
    switchAll(1)
    expect(await queue()).toBe(true)
  })
})
