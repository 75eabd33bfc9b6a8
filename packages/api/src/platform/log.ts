import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config'

const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'refreshToken',
  'secret',
  'email',
  'cookie',
  'authorization',
  'cardNumber',
  'cvc',
]

/** Fields of these names are never written, at the top of a line or one or two levels down. */
const HIDDEN = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Logs lines of JSON, without secrets. */
export const makeLog = (level: Config['logLevel'], to?: DestinationStream): Logger =>
  pino({ level, redact: { paths: HIDDEN, censor: '…' } }, to ?? pino.destination(1))
