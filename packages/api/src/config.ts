import path from 'node:path'
import { z } from 'zod'

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_NAME: z.string().min(1).max(40).default('Pasar'),
  DATA_DIR: z.string().min(1).default('./data'),
  PAYMENTS: z.enum(['demo']).default('demo'),
  ORDER_EXPIRY_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(30),
  PLAYGROUND: z.enum(['on', 'off']).optional(),
  SERVER_TIMING: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** Without a slash at its end. */
  appUrl: string
  appName: string
  /** Absolute. Holds pasar.db, uploads/, outbox/, backups/. */
  dataDir: string
  payments: 'demo'
  orderExpiryMinutes: number
  playground: boolean
  serverTiming: boolean
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** The settings were not right; the message says which and how, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment once. @throws ConfigError with a sentence per wrong setting */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = envSchema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  )
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Pasar cannot start with these settings.\n${lines.join('\n')}`)
  }
  const { data } = result
  return {
    isProduction: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    appUrl: (data.APP_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    appName: data.APP_NAME,
    dataDir: path.resolve(data.DATA_DIR),
    payments: data.PAYMENTS,
    orderExpiryMinutes: data.ORDER_EXPIRY_MINUTES,
    playground: data.PLAYGROUND === undefined ? data.NODE_ENV !== 'production' : data.PLAYGROUND === 'on',
    serverTiming: data.SERVER_TIMING === 'on',
    logLevel: data.LOG_LEVEL,
  }
}
