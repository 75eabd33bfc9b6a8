import { z } from 'zod'
import { PAYMENT_METHODS } from '../../payments/providers/methods'
import { mailFromSchema, smtpUrlSchema } from '../mail/config'
import { onOrOff, wholeNumber, word } from './values'

const APP_URL =
  'must be where browsers find the market, with http or https and without a path, such as https://shop.example.my.'

/** Its pages, cookies and links begin at the root of a host: at a path nothing would be found. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && /^\/*$/.test(pathname) && search + hash + username + password === ''
}

export const envSchema = z.object({
  NODE_ENV: word('development', 'production', 'test').default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.string().refine(isAddress, APP_URL).optional(),
  APP_NAME: z
    .string()
    .regex(/^[^\p{Cc}]{1,40}$/u, 'must be a name of at most 40 characters.')
    .default('Pasar'),
  DATA_DIR: z.string().default('./data'),
  PAYMENTS: word('demo', 'stripe').default('demo'),
  ORDER_EXPIRY_MINUTES: wholeNumber(1, 24 * 60, 'a whole number of minutes').default(30),
  REQUIRE_2FA: onOrOff.optional(),
  PLAYGROUND: onOrOff.optional(),
  SERVER_TIMING: onOrOff.default('off'),
  RATE_LIMITS: z
    .enum(['on', 'off'], 'must be on, or off for load tests: then passwords can be guessed without end.')
    .default('on'),
  TRUSTED_PROXIES: wholeNumber(0, 10, 'the number of proxies in front of this server,').default(0),
  SERVICE_WORKER: onOrOff.default('on'),
  REQUEST_TIMEOUT_S: wholeNumber(1, 600, 'a whole number of seconds').default(30),
  DRAWS_PICTURES: onOrOff.default('off'),
  READYZ_TOKEN: z.string().min(16, 'must have at least 16 characters.').optional(),
  UPLOAD_TIMEOUT_S: wholeNumber(1, 600, 'a whole number of seconds').default(120),
  LOG_LEVEL: word('silent', 'error', 'warn', 'info', 'debug').default('info'),
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

export const stripeSchema = z.object({
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

/** What stands in these is never repeated: a log is read by others, too. */
const SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'READYZ_TOKEN']
const MAX_SHOWN = 60

/** A sentence for whoever has set it: what it must be, and what it is. */
function describe(name: string, sentence: string, value: string | undefined): string {
  // An address may hold a password.
  const isShown = value !== undefined && !SECRETS.includes(name) && !value.includes('@')
  return `${name}: ${sentence}${isShown ? ` It is ${JSON.stringify(value.slice(0, MAX_SHOWN))}.` : ''}`
}

/** What is wrong with the settings, a sentence for each. */
export const describeIssues = (
  issues: readonly z.core.$ZodIssue[],
  given: Record<string, string | undefined>,
): string[] => [
  ...new Set(
    issues.map(({ path, message }) => {
      const name = String(path[0])
      return describe(name, message, given[name])
    }),
  ),
]
