import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { makeSeal } from './seal'
import { LINK, mailRows, makeMail, queue, send } from './testing/helpers'

const market = useMarket({ APP_URL: 'https://pasar.test' })
const dataDir = () => market.ctx.config.dataDir
const outbox = () => readdirSync(path.join(dataDir(), 'outbox'))
/** Every byte of the database, what its log holds too. */
const dump = (): string =>
  ['pasar.db', 'pasar.db-wal'].map((name) => readFileSync(path.join(dataDir(), name), 'latin1')).join('')

describe('a link in a mail', () => {
  it('is nowhere in the database, neither before nor after it was sent', async () => {
    await queue(market)
    expect(dump()).toContain(users.buyer.email)
    expect(dump()).not.toContain('s3cr3t-t0ken')
    await send(market)
    expect(dump()).not.toContain('s3cr3t-t0ken')
    expect(mailRows(market)).toMatchObject([{ state: 'sent', sealed_values: null }])
  })

  it('can be read with the key beside the database only', async () => {
    await queue(market)
    const key = path.join(dataDir(), 'mail.key')
    expect(statSync(key).mode & 0o777).toBe(0o600)
    writeFileSync(key, '00'.repeat(32))
    const other = {
      ...market,
      ctx: { ...market.ctx, mail: { ...market.ctx.mail, seal: makeSeal(dataDir()) } },
    }
    await send(other)
    expect(mailRows(market)).toMatchObject([{ state: 'failed', sealed_values: expect.any(Buffer) }])
    expect(outbox()).toEqual([])
  })

  it('cannot be moved to the mail of someone else', () => {
    const seal = makeSeal(dataDir())
    const sealed = seal.close('mai_1', LINK)
    expect(seal.open('mai_1', sealed)).toBe(LINK)
    expect(() => seal.open('mai_2', sealed)).toThrow()
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => seal.open('mai_1', sealed)).toThrow()
  })
})

describe('the outbox', () => {
  it('holds a file per mail, whose name sorts by time and names nobody', async () => {
    await queue(market)
    market.wait(1)
    await queue(market, makeMail({ language: 'ms' }))
    await send(market)
    const files = outbox()
    expect(files).toHaveLength(2)
    for (const name of files) expect(name).toMatch(/^\d{8}T\d{9}Z-verifyEmail-mai_[0-9a-z]{22}\.eml$/)
    const [first, second] = files.sort().map((name) => path.join(dataDir(), 'outbox', name))
    expect(statSync(first ?? '').mode & 0o777).toBe(0o600)
    expect(await PostalMime.parse(readFileSync(first ?? ''))).toMatchObject({
      subject: 'Confirm your email address',
      to: [{ address: users.buyer.email }],
    })
    expect(await PostalMime.parse(readFileSync(second ?? ''))).toMatchObject({
      subject: 'Sahkan alamat e-mel anda',
    })
  })

  it('gets the same file again when a process died before it could say so', async () => {
    await queue(market)
    await send(market)
    const files = outbox()
    const seal = market.ctx.mail.seal
    const id = market.value<string>('select id from mails')
    market.run(
      "update mails set state = 'queued', finished_at = null, sealed_values = ?",
      seal.close(id, JSON.stringify({ link: LINK })),
    )
    await send(market)
    expect(outbox()).toEqual(files)
  })
})

describe('names', () => {
  const headers = async (name: string) => {
    await queue(market, makeMail({ name }))
    await send(market)
    const raw = readFileSync(path.join(dataDir(), 'outbox', outbox()[0] ?? ''))
    return { raw: raw.toString('utf8').split('\r\n\r\n')[0] ?? '', mail: await PostalMime.parse(raw) }
  }

  it.each(['陈小明', 'محمد علي', 'Zoë "Zed" O’Neil, Jr', 'Nur 🌺 Aisyah', 'a\\b;c'])(
    'are kept right: %s',
    async (name) => {
      const { mail } = await headers(name)
      expect(mail.to).toMatchObject([{ name, address: users.buyer.email }])
      expect(mail.text).toContain(name)
    },
  )

  it.each(['Eve\r\nBcc: victim@else.test', 'Eve\nSubject: other', 'Eve\u2028X-Evil: 1', 'Eve\0\x1b[31m'])(
    'end no header and add no recipient: %j',
    async (name) => {
      const { raw, mail } = await headers(name)
      expect(raw.match(/^(bcc|x-evil|cc):/im)).toBeNull()
      expect(raw.match(/^subject:/gim)).toHaveLength(1)
      expect(mail.to).toHaveLength(1)
      expect(mail.to).toMatchObject([{ address: users.buyer.email }])
      expect(mail.subject).toBe('Confirm your email address')
    },
  )

  it.each([
    'Win RM1000 at http://evil.test',
    'www.evil.test',
    'evil.test',
    'mail me@evil.test',
    'x'.repeat(300),
  ])('that are advertisements are not passed on: %s', async (name) => {
    const { raw, mail } = await headers(name)
    expect(raw).not.toContain('evil')
    expect(mail.text).not.toContain(name)
    expect(mail.text).toContain('Hello,')
  })

  it('turn no other text around', async () => {
    const { mail } = await headers('Eve\u202e nodnoL')
    expect(mail.text).not.toContain('\u202e')
    expect(mail.text).toContain('Hello Eve nodnoL,')
  })
})
