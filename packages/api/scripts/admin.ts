import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { verifyAuditChain } from '@pasar/db'
import {
  appLinksSchema,
  DomainError,
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
import { describeEarlierVersion } from '../src/platform/operations/earlier-version'
import { addMissingAvifs } from '../src/platform/pictures/complete'
import { changeAppLinks, readAppLinks } from '../src/platform/settings/app-links'
import { changeOperator, readOperator } from '../src/platform/settings/operator'
import { readArgs } from './lib/read-args'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

const USAGE = `Usage: npm run admin -- create | reset-2fa | suspend | lift | list | operator | app-links | pictures | audit verify [--data FOLDER]
  create [--email EMAIL] [--name NAME] [--generate]
               makes an admin; what is not given is read, a line each (email, name, password), from the terminal or
               a pipe; --generate makes a password and shows it once
  reset-2fa --email EMAIL
               turns two-step login off for someone who has lost both phone and codes; they get a mail
  suspend --email EMAIL --reason REASON
               signs a member out everywhere and refuses their logins; they get the reason by mail
  lift --email EMAIL --reason REASON
               lets a suspended member log in again
  list         shows who runs the market
  operator [--name NAME] [--registration NUMBER] [--address ADDRESS] [--email EMAIL] [--phone PHONE]
               who the law wants named as running it, in the terms, on the contact page and on invoices; shows what
               is set now
  app-links [--apk URL] [--app-store URL] [--google-play URL]
               where the app is to be had, shown at the foot of every page; "" takes one away; shows what is set now
  pictures     makes the AVIF files that pictures have not got, also while the shop is open; it may be ended and
               started again
  audit verify [--hash HASH]
               reckons the hash chain of the audit log anew: says that it is whole and the hash of the newest entry, or
               names the first entry that was changed or is missing, and fails; with --hash also when no entry has that
               hash, such as one that this command printed earlier and was kept elsewhere
  --data       where the market is (DATA_DIR, else ./data)`

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
  hiddenSigns: 'holds signs that nobody sees',
  stackedMarks: 'has too many marks on one letter',
  link: 'is no address that begins with https://',
  phone: 'is no phone number like 012-345 6789 or +65 6123 4567',
  passwordShort: `needs at least ${MIN_PASSWORD_LENGTH} characters`,
}

/** 24 characters without a doubtful one: more than anyone guesses, and short enough to be typed. */
const makePassword = (): string => randomBytes(18).toString('base64url')

async function askFor(wanted: readonly string[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  if (wanted.length === 0) return answers
  const lines = createInterface({ input: process.stdin })
  const typed = lines[Symbol.asyncIterator]()
  for (const name of wanted) {
    if (process.stdin.isTTY) process.stderr.write(`${name}: `)
    answers[name] = (await typed.next()).value ?? ''
  }
  lines.close()
  return answers
}

function readAs<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const problems = Object.entries(fieldErrorsOf(parsed.error))
  throw new Refused(
    problems.map(([field, key]) => `The ${field} ${WORDS[key] ?? 'is not right'}.`).join('\n'),
  )
}

async function create(ctx: Context): Promise<void> {
  const { email, name, generate } = values
  const generated = generate ? makePassword() : undefined
  const given = { email, name, password: generated }
  const missing = Object.entries(given).flatMap(([key, value]) => (value === undefined ? [key] : []))
  const person = readAs(firstAdminSchema, { ...given, ...(await askFor(missing)) })
  await createAdmin(ctx, { ...person, language: 'en' })
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
  const isDone = await setSuspension(ctx, who.email, action, readAs(suspensionSchema, typed))
  const status = action === 'suspendMember' ? 'suspended' : 'free to log in'
  console.log(`${who.email} is ${status}${isDone ? '' : ' already'}.`)
}

async function resetTwoFactor(ctx: Context): Promise<void> {
  const { email } = { ...values, ...(values.email === undefined ? await askFor(['email']) : {}) }
  await resetTwoFactorOf(ctx, String(email).trim().toLowerCase())
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
  if (positionals[1] !== 'verify') throw new Refused(USAGE)
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

const COMMANDS = new Map<string, (ctx: Context) => Promise<void>>([
  ['create', create],
  ['reset-2fa', resetTwoFactor],
  ['suspend', (ctx) => changeSuspension(ctx, 'suspendMember')],
  ['lift', (ctx) => changeSuspension(ctx, 'liftSuspension')],
  ['list', list],
  ['operator', printOperator],
  ['app-links', printAppLinks],
  ['pictures', completePictures],
  ['audit', verifyAudit],
])

async function runCommand(): Promise<void> {
  const command = COMMANDS.get(positionals[0] ?? '')
  if (!command) throw new Refused(USAGE)
  if (!existsSync(path.join(values.data, 'pasar.db')))
    throw new Refused(`There is no market in ${values.data}. npm start makes one.`)
  const earlier = await describeEarlierVersion(values.data)
  if (earlier !== null) throw new Refused(earlier)
  const services = openServices(readConfig({ DATA_DIR: values.data, LOG_LEVEL: 'warn' }))
  try {
    await command(services.context)
  } finally {
    await services.close()
  }
}

runCommand().catch((error: unknown) => {
  if (error instanceof DomainError) console.error(errorMessage(error.code, error.details))
  else
    console.error(
      error instanceof Refused ? error.message : (describeOpenFailure(error, values.data) ?? error),
    )
  process.exitCode = 1
})
