import path from 'node:path'
import { seconds } from '@pasar/domain'
import { z } from 'zod'
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/providers/methods'
import { type MailSender, mailFromSchema, makeSender, type SmtpConfig, smtpUrlSchema } from './mail/config'

export type { SmtpConfig }

const APP_URL =
  'must be where browsers find the market, with http or https and without a path: https://shop.example.my'
const PROXIES = 'must be the number of proxies in front of this server, from 0 to 10.'

/** Its pages, cookies and links begin at the root of a host: at a path nothing would be found. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && /^\/*$/.test(pathname) && search + hash + username + password === ''
}

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: z.string().refine(isAddress, APP_URL).optional(),
  APP_NAME: z.string().min(1).max(40).default('Pasar'),
  DATA_DIR: z.string().min(1).default('./data'),
  PAYMENTS: z.enum(['demo', 'stripe']).default('demo'),
  ORDER_EXPIRY_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(30),
  REQUIRE_2FA: z.enum(['on', 'off']).optional(),
  PLAYGROUND: z.enum(['on', 'off']).optional(),
  SERVER_TIMING: z.enum(['on', 'off']).default('off'),
  RATE_LIMITS: z
    .enum(['on', 'off'], 'must be on, or off for load tests: then passwords can be guessed without end.')
    .default('on'),
  TRUSTED_PROXIES: z.coerce.number(PROXIES).int(PROXIES).min(0, PROXIES).max(10, PROXIES).default(0),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  REQUEST_TIMEOUT_S: z.coerce.number().int().min(1).max(600).default(30),
  DRAWS_PICTURES: z.enum(['on', 'off']).default('off'),
  READYZ_TOKEN: z.string().min(16, 'must have at least 16 characters.').optional(),
  UPLOAD_TIMEOUT_S: z.coerce.number().int().min(1).max(600).default(120),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SMTP_URL: smtpUrlSchema.optional(),
  MAIL_FROM: mailFromSchema.optional(),
})

const LOOPBACK = ['localhost', '127.0.0.1']

/** The key travels with each request, so only a server on this very machine may be asked without TLS. */
function isSafeBase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.pathname !== '/') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
}

const SECRET_KEY = 'PAYMENTS=stripe needs the secret key of your Stripe account (sk_… or rk_…).'
const WEBHOOK_SECRET =
  "PAYMENTS=stripe needs the signing secret of the webhook endpoint in Stripe's dashboard (whsec_…)."
const API_BASE = 'must be https, or http on this machine, and without a path.'

const METHODS = `must be a list of ${PAYMENT_METHODS.join(', ')} with commas between.`

const stripeSchema = z.object({
  STRIPE_METHODS: z
    .string()
    .default('card')
    .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
    .pipe(z.array(z.enum(PAYMENT_METHODS, METHODS)).min(1)),
  STRIPE_SECRET_KEY: z.string(SECRET_KEY).regex(/^(sk|rk)_\S+$/, SECRET_KEY),
  STRIPE_WEBHOOK_SECRET: z.string(WEBHOOK_SECRET).regex(/^whsec_\S+$/, WEBHOOK_SECRET),
  STRIPE_API_BASE: z.string().refine(isSafeBase, API_BASE).optional(),
})

/** The names of all settings. `.env.example` explains each. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(envSchema.shape),
  ...Object.keys(stripeSchema.shape),
]

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Where Stripe is asked; null for Stripe's own address. */
  apiBase: URL | null
  /** The ways to pay that its page offers; they have to be on in the account, too. */
  methods: readonly PaymentMethod[]
}

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** Without a slash at its end. */
  appUrl: string
  appName: string
  /** Absolute. Holds pasar.db, uploads/, claims/, outbox/, backups/. */
  dataDir: string
  payments: 'demo' | 'stripe'
  /** Null unless payments go through Stripe. */
  stripe: StripeConfig | null
  orderExpiryMinutes: number
  mail: {
    /** Null when mails are written into the outbox. */
    smtp: SmtpConfig | null
    from: MailSender
  }
  /** Whether admins and managers may work only with two-step login. */
  requireTwoFactor: boolean
  playground: boolean
  serverTiming: boolean
  rateLimits: boolean
  /** Whether browsers keep what is needed to say that they are offline; off retires the worker that does. */
  serviceWorker: boolean
  /** The number of trusted proxy hops in X-Forwarded-For. */
  trustedProxies: number
  /** Whether the process that started this one draws pictures that are not there yet: `npm run demo` does. */
  drawsPictures: boolean
  /** A request with this token sees the state of jobs and event loop in /readyz; null allows it from this machine only. */
  readyzToken: string | null
  /** How long a whole request may take to come, in milliseconds; longer ones are cut off. */
  requestTimeout: number
  /** The same for one that brings pictures. */
  uploadTimeout: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** The settings were not right; the message says which and how, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment once. @throws ConfigError with a sentence per wrong setting */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(given)
  const stripe = given.PAYMENTS === 'stripe' ? stripeSchema.safeParse(given) : null
  const issues = [...(result.error?.issues ?? []), ...(stripe?.error?.issues ?? [])]
  if (!result.success || issues.length > 0) {
    const lines = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Pasar cannot start with these settings.\n${lines.join('\n')}`)
  }
  const { data } = result
  const appUrl = (data.APP_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '')
  return {
    isProduction: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    appUrl,
    appName: data.APP_NAME,
    dataDir: path.resolve(data.DATA_DIR),
    payments: data.PAYMENTS,
    stripe: stripe?.data
      ? {
          secretKey: stripe.data.STRIPE_SECRET_KEY,
          webhookSecret: stripe.data.STRIPE_WEBHOOK_SECRET,
          methods: stripe.data.STRIPE_METHODS,
          apiBase: stripe.data.STRIPE_API_BASE === undefined ? null : new URL(stripe.data.STRIPE_API_BASE),
        }
      : null,
    orderExpiryMinutes: data.ORDER_EXPIRY_MINUTES,
    mail: { smtp: data.SMTP_URL ?? null, from: makeSender(data.MAIL_FROM, data.APP_NAME, appUrl) },
    requireTwoFactor:
      data.REQUIRE_2FA === undefined ? data.NODE_ENV === 'production' : data.REQUIRE_2FA === 'on',
    playground: data.PLAYGROUND === undefined ? data.NODE_ENV !== 'production' : data.PLAYGROUND === 'on',
    serverTiming: data.SERVER_TIMING === 'on',
    rateLimits: data.RATE_LIMITS === 'on',
    serviceWorker: data.SERVICE_WORKER === 'on',
    trustedProxies: data.TRUSTED_PROXIES,
    drawsPictures: data.DRAWS_PICTURES === 'on',
    readyzToken: data.READYZ_TOKEN ?? null,
    requestTimeout: seconds(data.REQUEST_TIMEOUT_S),
    uploadTimeout: seconds(data.UPLOAD_TIMEOUT_S),
    logLevel: data.LOG_LEVEL,
  }
}

/** The cookie of a session. Over https its name keeps other hosts and paths from setting it. */
export const sessionCookieName = ({ appUrl }: Pick<Config, 'appUrl'>): string =>
  appUrl.startsWith('https:') ? '__Host-session' : 'session'
