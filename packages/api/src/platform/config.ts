import path from 'node:path'
import { seconds } from '@pasar/domain'
import type { PaymentMethod } from '../payments/providers/methods'
import { describeIssues, envSchema, stripeSchema } from './environment/schema'
import { cleanSetting } from './environment/values'
import { type SettingRisk, settingRisks, settingWarnings } from './environment/warnings'
import { type MailSender, makeSender, type SmtpConfig } from './mail/config'

export type { SmtpConfig }

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
  /** What the settings allow, and hardly anybody wants: sentences for whoever starts the market. */
  warnings: readonly string[]
  /** Those of them that every admin of a public market should know. */
  risks: readonly SettingRisk[]
}

/** The settings were not right; the message says which and how, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment once. Spaces and quotation marks around a value do not count. @throws ConfigError with a sentence per wrong setting */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, cleanSetting(value)]),
  )
  const result = envSchema.safeParse(given)
  const stripe = given.PAYMENTS === 'stripe' ? stripeSchema.safeParse(given) : null
  const issues = [...(result.error?.issues ?? []), ...(stripe?.error?.issues ?? [])]
  if (!result.success || issues.length > 0)
    throw new ConfigError(
      `Pasar cannot start with these settings.\n${describeIssues(issues, given).join('\n')}`,
    )
  const { data } = result
  const appUrl = (data.APP_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '')
  const isProduction = data.NODE_ENV === 'production'
  const read = { payments: data.PAYMENTS, appUrl, hasMailServer: data.SMTP_URL !== undefined, isProduction }
  return {
    isProduction,
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
    requireTwoFactor: data.REQUIRE_2FA === undefined ? isProduction : data.REQUIRE_2FA === 'on',
    playground: data.PLAYGROUND === undefined ? !isProduction : data.PLAYGROUND === 'on',
    serverTiming: data.SERVER_TIMING === 'on',
    rateLimits: data.RATE_LIMITS === 'on',
    serviceWorker: data.SERVICE_WORKER === 'on',
    trustedProxies: data.TRUSTED_PROXIES,
    drawsPictures: data.DRAWS_PICTURES === 'on',
    readyzToken: data.READYZ_TOKEN ?? null,
    requestTimeout: seconds(data.REQUEST_TIMEOUT_S),
    uploadTimeout: seconds(data.UPLOAD_TIMEOUT_S),
    logLevel: data.LOG_LEVEL,
    warnings: settingWarnings(given, read),
    risks: settingRisks(read),
  }
}

/** The cookie of a session. Over https its name keeps other hosts and paths from setting it. */
export const sessionCookieName = ({ appUrl }: Pick<Config, 'appUrl'>): string =>
  appUrl.startsWith('https:') ? '__Host-session' : 'session'
