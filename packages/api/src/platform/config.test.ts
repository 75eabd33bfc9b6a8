import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

const STRIPE = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error('It was taken')
}

describe('readConfig', () => {
  it('needs nothing: every setting has a default', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: true,
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      appName: 'Pasar',
      dataDir: path.resolve('data'),
      payments: 'demo',
      stripe: null,
      orderExpiryMinutes: 30,
      playground: false,
      rateLimits: true,
      trustedProxies: 0,
      logLevel: 'info',
    })
  })

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', APP_NAME: ' ', APP_URL: '""', NODE_ENV: '' })).toEqual(readConfig({}))
    expect(readConfig({ NODE_ENV: '' }).isProduction).toBe(true)
    expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({ isProduction: false, playground: true })
  })

  it('takes off what stands around a value: spaces, and the quotation marks that Docker leaves', () => {
    const env = { APP_URL: ' https://kedai.example\r', APP_NAME: "'Kedai Kita '", DATA_DIR: '"/srv/kedai"' }
    expect(readConfig(env)).toMatchObject({
      appUrl: 'https://kedai.example',
      appName: 'Kedai Kita',
      dataDir: '/srv/kedai',
    })
    expect(readConfig({ APP_NAME: "Ali's" }).appName).toBe("Ali's")
  })

  it('takes what is set', () => {
    const env = {
      NODE_ENV: 'production',
      PORT: '8080',
      APP_URL: 'https://pasar.example//',
      DATA_DIR: '/srv/pasar',
      ORDER_EXPIRY_MINUTES: '45',
      SERVER_TIMING: 'on',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '2',
    }
    expect(readConfig(env)).toMatchObject({
      isProduction: true,
      port: 8080,
      appUrl: 'https://pasar.example',
      dataDir: '/srv/pasar',
      orderExpiryMinutes: 45,
      playground: false,
      serverTiming: true,
      rateLimits: false,
      trustedProxies: 2,
    })
    expect(readConfig({ NODE_ENV: 'production', PLAYGROUND: 'on' }).playground).toBe(true)
    expect(readConfig({ PORT: '4000' }).appUrl).toBe('http://localhost:4000')
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'staging'],
    ['APP_URL', 'pasar.example'],
    ['APP_URL', 'javascript:alert(1)'],
    ['APP_URL', 'ftp://pasar.example'],
    ['APP_URL', 'https://pasar.example/shop'],
    ['APP_URL', 'https://pasar.example/?x'],
    ['APP_URL', 'https://me:secret@pasar.example'],
    ['APP_NAME', 'x'.repeat(41)],
    ['APP_NAME', 'Kedai\nKita'],
    ['PAYMENTS', 'cash'],
    ['ORDER_EXPIRY_MINUTES', '0'],
    ['ORDER_EXPIRY_MINUTES', '1441'],
    ['ORDER_EXPIRY_MINUTES', 'soon'],
    ['PLAYGROUND', 'yes'],
    ['SERVER_TIMING', '1'],
    ['RATE_LIMITS', 'none'],
    ['TRUSTED_PROXIES', 'all'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '1.5'],
    ['TRUSTED_PROXIES', '11'],
    ['TRUSTED_PROXIES', '0x1'],
    ['TRUSTED_PROXIES', '1e0'],
    ['REQUEST_TIMEOUT_S', '0'],
    ['REQUEST_TIMEOUT_S', '30s'],
    ['UPLOAD_TIMEOUT_S', '601'],
    ['DRAWS_PICTURES', 'true'],
    ['READYZ_TOKEN', 'short'],
    ['REQUIRE_2FA', 'no'],
    ['SERVICE_WORKER', 'OFF'],
    ['LOG_LEVEL', 'loud'],
  ])('stops at %s=%s with a sentence', (name, value) => {
    const message = complaint({ [name]: value })
    expect(message).toMatch(/^Pasar cannot start with these settings\.\n/)
    expect(message).toMatch(new RegExp(`^${name}: \\S.{5,}$`, 'm'))
    expect(message).not.toMatch(/undefined|\[object|Invalid|expected|Too /)
    expect(message.split('\n')).toHaveLength(2)
    expect(message.includes(JSON.stringify(value.slice(0, 60)))).toBe(
      !/READYZ|me:secret/.test(`${name} ${value}`),
    )
  })

  it('says what is expected, and what it is', () => {
    expect(complaint({ PORT: 'eighty' })).toContain(
      'PORT: must be a whole number from 0 to 65535. It is "eighty".',
    )
    expect(complaint({ LOG_LEVEL: 'loud' })).toContain(
      'LOG_LEVEL: must be silent, error, warn, info or debug. It is "loud".',
    )
    expect(complaint({ PAYMENTS: 'cash' })).toContain('PAYMENTS: must be demo or stripe. It is "cash".')
  })

  it('names all wrong settings at once', () => {
    const lines = complaint({ PORT: 'x', LOG_LEVEL: 'x', PAYMENTS: 'x' }).split('\n')
    expect(lines.slice(1).map((line) => line.split(':')[0])).toEqual(['PORT', 'PAYMENTS', 'LOG_LEVEL'])
  })
})

describe('what hardly anybody wants', () => {
  const PUBLIC = {
    APP_URL: 'https://kedai.example',
    SMTP_URL: 'smtp://mail.example',
    ...STRIPE,
  }
  const warnings = (env: Record<string, string>) => readConfig(env).warnings

  it('is nothing for a market that is set well, nor for one at home', () => {
    const atWork = { NODE_ENV: 'development', APP_URL: 'http://kedai.example' }
    const well: Record<string, string>[] = [PUBLIC, {}, atWork]
    for (const env of well) expect(readConfig(env)).toMatchObject({ warnings: [], risks: [] })
    for (const APP_URL of ['http://pasar.test:3000', 'http://192.168.1.5:3000', 'http://[::1]:3000'])
      expect(warnings({ APP_URL })).toEqual([])
  })

  it('is to sell goods without being paid', () => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = STRIPE
    const shown = warnings({ ...PUBLIC, PAYMENTS: 'demo' })
    expect(shown).toEqual([
      expect.stringMatching(/^PAYMENTS is demo, so STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET are not read: /),
      expect.stringMatching(/^PAYMENTS is demo: at https:\/\/kedai\.example everybody can pay/),
    ])
    expect(shown.join()).not.toContain(STRIPE_WEBHOOK_SECRET)
    expect(warnings({ STRIPE_SECRET_KEY })).toEqual([
      expect.stringContaining('STRIPE_SECRET_KEY is not read'),
    ])
  })

  it('is a public address without a certificate, or without a mail server', () => {
    expect(warnings({ ...PUBLIC, APP_URL: 'http://kedai.example' })).toEqual([
      expect.stringMatching(/^APP_URL begins with http/),
    ])
    expect(warnings({ ...PUBLIC, SMTP_URL: '' })).toEqual([expect.stringMatching(/^SMTP_URL is not set/)])
    const all = { APP_URL: 'http://kedai.example' }
    expect(readConfig(all).risks).toEqual(['demoPayments', 'plainHttp', 'noMailServer'])
  })

  it('is a setting that there is not', () => {
    const misspelt = {
      STRIPE_WEBHOOKS_SECRET: 'whsec_2',
      SMTP_HOST: 'a',
      TRUSTED_PROXY: '1',
      MAIL: '/var/mail',
    }
    expect(warnings({ ...PUBLIC, ...misspelt, SMTP_PORT: '' })).toEqual([
      'STRIPE_WEBHOOKS_SECRET is no setting of Pasar and is not read. There are STRIPE_METHODS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE.',
      'SMTP_HOST is no setting of Pasar and is not read. There is SMTP_URL.',
      'TRUSTED_PROXY is no setting of Pasar and is not read. There is TRUSTED_PROXIES.',
    ])
  })
})

describe('payments through Stripe', () => {
  it('need both secrets', () => {
    expect(readConfig(STRIPE).stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
    expect(readConfig(STRIPE).stripe?.methods).toEqual(['card'])
    const wallets = readConfig({ ...STRIPE, STRIPE_METHODS: 'card, grabpay,alipay' })
    expect(wallets.stripe?.methods).toEqual(['card', 'grabpay', 'alipay'])
    expect(complaint({ ...STRIPE, STRIPE_METHODS: 'card,cheque' })).toContain('card, fpx, grabpay, alipay')
    expect(complaint({ PAYMENTS: 'stripe' })).toMatch(/^STRIPE_SECRET_KEY: .*\nSTRIPE_WEBHOOK_SECRET: /m)
    expect(complaint({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' })).toMatch(/^STRIPE_SECRET_KEY: /m)
  })

  it('say nothing of a secret that is wrong', () => {
    expect(complaint({ ...STRIPE, STRIPE_SECRET_KEY: 'hunter2' })).not.toContain('hunter2')
  })

  it('ask no other server without TLS', () => {
    expect(complaint({ ...STRIPE, STRIPE_API_BASE: 'http://stripe.example' })).toMatch(/^STRIPE_API_BASE: /m)
    expect(readConfig({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:9' }).stripe?.apiBase?.port).toBe('9')
  })
})

describe('the mail server', () => {
  it.each([
    [
      'smtp://mail.example',
      { host: 'mail.example', port: 587, isSecure: false, needsTls: false, auth: null },
    ],
    [
      'smtps://shop:p%40ss@mail.example',
      {
        host: 'mail.example',
        port: 465,
        isSecure: true,
        needsTls: false,
        auth: { user: 'shop', pass: 'p@ss' },
      },
    ],
    ['smtp://shop:secret@mail.example:2525', { port: 2525, needsTls: true }],
    ['smtp://shop:secret@127.0.0.1:2525', { needsTls: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
  ])('is taken from %s', (url, expected) => {
    expect(readConfig({ SMTP_URL: url }).mail.smtp).toMatchObject(expected)
  })

  it('is none by default', () => {
    expect(readConfig({}).mail.smtp).toBeNull()
  })

  it.each([
    'mail.example',
    'https://hunter2@mail.example',
    'smtp://',
    'smtp://hunter2@mail.example',
    'smtp://shop:hunter2@mail.example/path',
    'smtp://shop:hunter2@mail.example?tls=off',
    'smtp://shop:hunter2%@mail.example',
  ])('stops at %s with a sentence that keeps the secret', (url) => {
    const message = complaint({ SMTP_URL: url })
    expect(message).toMatch(/^SMTP_URL: must look like smtp:/m)
    expect(message).not.toContain('hunter2')
  })
})

describe('who mails come from', () => {
  it('is the shop at its own host, by default', () => {
    expect(readConfig({ APP_NAME: 'Kedai', APP_URL: 'https://kedai.example:8443' }).mail.from).toEqual({
      name: 'Kedai',
      email: 'no-reply@kedai.example',
    })
  })

  it.each([
    ['hello@kedai.example', { name: 'Pasar', email: 'hello@kedai.example' }],
    ['Kedai Kita <hello@kedai.example>', { name: 'Kedai Kita', email: 'hello@kedai.example' }],
    ['市场 <hello@kedai.example>', { name: '市场', email: 'hello@kedai.example' }],
  ])('is taken from %s', (text, expected) => {
    expect(readConfig({ MAIL_FROM: text }).mail.from).toEqual(expected)
  })

  it.each(['Kedai', 'a@b.test, c@d.test', 'Kedai\r\nBcc: x <a@b.test>', 'Kedai <a@b.test> <c@d.test>', '<>'])(
    'stops at %j with a sentence',
    (text) => {
      expect(complaint({ MAIL_FROM: text })).toMatch(/^MAIL_FROM: must be an address/m)
    },
  )
})
