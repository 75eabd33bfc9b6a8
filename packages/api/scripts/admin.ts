import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { verifyAuditChain } from '@pasar/db'
import {
  appLinksSchema,
  DomainError,
  type ErrorCode,
  errorMessage,
  fieldErrorsOf,
  firstAdminSchema,
  forgotPasswordSchema,
  MIN_PASSWORD_LENGTH,
  operatorSchema,
  ROLE,
  suspensionSchema,
} from '@pasar/domain'
import type { z } from 'zod'
import { type Context, describeOpenFailure, openServices, readConfig } from '../src'
import { setSuspension } from '../src/accounts/commands/suspension'
import { createAdmin, resetTwoFactorOf, staffOf } from '../src/accounts/internal/staff'
import { cleanSetting } from '../src/platform/environment/values'
import { type AdminCommand, readCommand, USAGE } from '../src/platform/operations/admin-usage'
import { askFor } from '../src/platform/operations/ask'
import { describeNoMarket } from '../src/platform/operations/data-folder'
import { describeEarlierVersion } from '../src/platform/operations/earlier-version'
import { addMissingAvifs } from '../src/platform/pictures/complete'
import { changeAppLinks, readAppLinks } from '../src/platform/settings/app-links'
import { changeOperator, readOperator } from '../src/platform/settings/operator'
import { readArgs } from './lib/read-args'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

/** Something to say to whoever typed it. */
class Refused extends Error {}

const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: {
    data: { type: 'string', default: cleanSetting(process.env.DATA_DIR) ?? './data' },
    email: { type: 'string' },
    name: { type: 'string' },
    reason: { type: 'string' },
    registration: { type: 'string' },
    sst: { type: 'string' },
    address: { type: 'string' },
    phone: { type: 'string' },
    apk: { type: 'string' },
    'app-store': { type: 'string' },
    'google-play': { type: 'string' },
    hash: { type: 'string' },
    generate: { type: 'boolean', default: false },
  },
})

const WORDS: Record<string, string> = {
  required: 'is missing',
  tooLong: 'is too long',
  email: 'is no email address',
  hiddenSigns: 'holds invisible characters',
  stackedMarks: 'has too many marks on one letter',
  link: 'is no address that begins with https://',
  phone: 'is no phone number like 012-345 6789 or +65 6123 4567',
  passwordShort: `needs at least ${MIN_PASSWORD_LENGTH} characters`,
}

/** What a refusal means for whoever has the shell and named somebody by their email. */
const REFUSALS: Partial<Record<ErrorCode, (email: string) => string>> = {
  NOT_FOUND: (email) => `Nobody has an account with the confirmed email ${email}.`,
  EMAIL_TAKEN: (email) =>
    `${email} has an account already. Give another email, or let an admin change the role of that account (/admin/users).`,
  TWO_FACTOR_IS_OFF: (email) => `${email} has no two-step login: the password is enough already.`,
  ACCOUNT_IS_LAST_ADMIN: (email) =>
    `${email} is the only admin. Make another one first: npm run admin -- create`,
}

async function aboutMember<T>(email: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = error instanceof DomainError ? REFUSALS[error.code] : undefined
    throw refusal ? new Refused(refusal(email)) : error
  }
}

/** What a password is asked for once more that nobody saw. */
const AGAIN = 'password, once more'

/** 24 characters without a doubtful one: more than anyone guesses, and short enough to be typed. */
const makePassword = (): string => randomBytes(18).toString('base64url')

/** As its option is written. */
const nameOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readAs<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const problems = Object.entries(fieldErrorsOf(parsed.error))
  throw new Refused(
    problems.map(([field, key]) => `The ${nameOf(field)} ${WORDS[key] ?? 'is not right'}.`).join('\n'),
  )
}

async function create(ctx: Context): Promise<void> {
  const { email, name, generate } = values
  const generated = generate ? makePassword() : undefined
  const given = { email, name, password: generated }
  const missing = Object.entries(given).flatMap(([key, value]) => (value === undefined ? [key] : []))
  const isTyped = process.stdin.isTTY && !generate
  const { [AGAIN]: again, ...typed } = await askFor(isTyped ? [...missing, AGAIN] : missing)
  const person = readAs(firstAdminSchema, { ...given, ...typed })
  if (isTyped && again !== person.password) throw new Refused('The two passwords are not the same.')
  await aboutMember(person.email, () => createAdmin(ctx, { ...person, language: 'en' }))
  console.log(`${person.email} is an admin.`)
  if (generated !== undefined) console.log(`The password, shown this once: ${generated}`)
}

async function list(ctx: Context): Promise<void> {
  const staff = await staffOf(ctx)
  if (staff.length === 0) console.log('Nobody runs this market yet: npm run admin -- create')
  for (const { role, email, name, status, createdAt } of staff) {
    const since = new Date(createdAt).toISOString().slice(0, 10)
    console.log([role === ROLE.ADMIN ? 'admin' : 'manager', email, name, status, `since ${since}`].join('\t'))
  }
}

async function changeSuspension(ctx: Context, action: 'suspendMember' | 'liftSuspension'): Promise<void> {
  const { email, reason } = values
  const missing = Object.entries({ email, reason }).flatMap(([key, value]) =>
    value === undefined ? [key] : [],
  )
  const typed = { email, reason, ...(await askFor(missing)) }
  const who = readAs(forgotPasswordSchema, typed)
  const why = readAs(suspensionSchema, typed)
  const isDone = await aboutMember(who.email, () => setSuspension(ctx, who.email, action, why))
  const status = action === 'suspendMember' ? 'suspended' : 'free to log in'
  console.log(`${who.email} is ${status}${isDone ? '' : ' already'}.`)
}

async function resetTwoFactor(ctx: Context): Promise<void> {
  const { email } = readAs(forgotPasswordSchema, {
    email: values.email ?? (await askFor(['email'])).email,
  })
  await aboutMember(email, () => resetTwoFactorOf(ctx, email))
  console.log(`${email} logs in by password alone, until two-step login is set up again.`)
}

const show = (given: object, otherwise: string): void => {
  for (const [name, value] of Object.entries(given)) console.log(`${name}\t${value || otherwise}`)
}

async function printOperator(ctx: Context): Promise<void> {
  await changeOperator(ctx, readAs(operatorSchema, values))
  show(await readOperator(ctx), '(not set yet)')
}

async function printAppLinks(ctx: Context): Promise<void> {
  const { apk, 'app-store': appStore, 'google-play': googlePlay } = values
  await changeAppLinks(ctx, readAs(appLinksSchema, { apk, appStore, googlePlay }))
  show(await readAppLinks(ctx), '(not shown)')
}

async function completePictures(ctx: Context): Promise<void> {
  const { made, larger, failed } = await addMissingAvifs(ctx)
  console.log(
    `${made} AVIF files made; ${larger} would have been no smaller than their WebP, ${failed} failed.`,
  )
  if (failed > 0) process.exitCode = 1
}

async function verifyAudit(ctx: Context): Promise<void> {
  if (values.hash !== undefined && !/^[0-9a-f]{64}$/.test(values.hash))
    throw new Refused('--hash needs the 64 hexadecimal digits that audit verify prints.')
  const { entries, hash, broken, hasKnown } = await verifyAuditChain(ctx.db, values.hash)
  if (broken) {
    const which = broken.id === null ? '' : ` (${broken.id})`
    throw new Refused(
      `The audit log is broken: entry ${broken.position}${which} is ${broken.fault === 'missing' ? 'missing' : 'not as it was written'}. The ${entries} before it are sound.`,
    )
  }
  if (values.hash !== undefined && !hasKnown)
    throw new Refused(
      `The chain is whole, but no entry has the hash ${values.hash}: entries were written anew.`,
    )
  console.log(`The audit log is whole: ${entries} entries. Hash of the newest: ${hash || '(none)'}`)
}

const COMMANDS: Record<AdminCommand, (ctx: Context) => Promise<void>> = {
  create,
  'reset-2fa': resetTwoFactor,
  suspend: (ctx) => changeSuspension(ctx, 'suspendMember'),
  lift: (ctx) => changeSuspension(ctx, 'liftSuspension'),
  list,
  operator: printOperator,
  'app-links': printAppLinks,
  pictures: completePictures,
  'audit verify': verifyAudit,
}

const dataDir = path.resolve(values.data)

async function runCommand(): Promise<void> {
  const options = Object.keys(values).filter(
    (name) => name !== 'data' && !(name === 'generate' && !values.generate),
  )
  const typed = readCommand(positionals, options)
  if ('wrong' in typed) throw new Refused(typed.wrong)
  const problem = describeNoMarket(dataDir) ?? (await describeEarlierVersion(dataDir))
  if (problem !== null) throw new Refused(problem)
  const services = openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }))
  try {
    await COMMANDS[typed.command](services.context)
  } finally {
    await services.close()
  }
}

runCommand().catch((error: unknown) => {
  if (error instanceof DomainError) console.error(errorMessage(error.code, error.details))
  else
    console.error(error instanceof Refused ? error.message : (describeOpenFailure(error, dataDir) ?? error))
  process.exitCode = 1
})
