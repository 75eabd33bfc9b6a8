import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPasswordHash, insertUser, NO_ROOTS, openDatabase } from '@pasar/db'
import { SMALL, SMALL_FILE } from '@pasar/db/seed'
import { copyTemplate } from '@pasar/db/testing'
import { ROLE } from '@pasar/domain'
import { setUpTwoFactor } from '../accounts/testing/helpers'
import { makeSmallPictures } from '../demo/small-pictures'
import { fileAt, openFilesDir } from '../downloads/internal/store'
import { readConfig } from '../platform/config'
import { openServices } from '../platform/services'
import { asMember, type Person } from './actors'
import { withServices } from './database'

export { setUpTwoFactor } from '../accounts/testing/helpers'
export { lastMailSecret } from '../accounts/testing/mail-helpers'
export { type AddedAuction, addAuctions } from '../auctions/testing/add-auctions'
export type { Context } from '../platform/context'
export { ROUTES as REST_ROUTES } from '../platform/rest/dispatch'
export { setSettings } from '../platform/settings/change'
export { asAdmin, asBuyer, asMember, asSeller, asStaff } from './actors'
export { changeRows, checkSums, readRows, readTexts, runSql } from './database'
export { HOSTILE_TEXTS } from './hostile-texts'
export { PROCEDURES } from './procedures'
export { openTestServices, type TestServices } from './services'
export { fillStaffDesks } from './staff-desks'
export {
  addMessagePhoto,
  answerOpenClaim,
  makeEndedClaim,
  publishArticle,
  runOutAuction,
  runOutClock,
  shipOrder,
} from './stages'
export { SMALL, SMALL_FILE }

/** Puts the bytes of the small seed's e-book where a server looks for them. */
export const writeSmallFile = (dataDir: string): void =>
  writeFileSync(fileAt(openFilesDir(dataDir), SMALL_FILE.key), SMALL_FILE.content)

type Files = ReadonlyMap<string, Buffer>

async function drawPictures(): Promise<Files> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasar-small-pictures-'))
  try {
    await makeSmallPictures(folder)
    const names = await readdir(folder)
    const files = names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)
    return new Map(await Promise.all(files))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Those of the small market are drawn once by a process: it makes many markets, and drawing takes longer than the rest. */
let pictures: Promise<Files> | null = null

/** Fills an empty folder with the small marketplace, pictures included, for a server to open. */
export async function makeSmallMarket(dataDir: string): Promise<void> {
  const uploads = path.join(dataDir, 'uploads')
  mkdirSync(uploads, { recursive: true })
  await copyTemplate(path.join(dataDir, 'pasar.db'), { seed: 'small' })
  pictures ??= drawPictures()
  for (const [name, bytes] of await pictures) await writeFile(path.join(uploads, name), bytes)
  writeSmallFile(dataDir)
}

/** Gives a variant another price, in sen, beside a server that has the same folder open. */
export async function changePrice(dataDir: string, variantId: string, price: number): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  database.handle.prepare('update item_variants set price_sen = ? where id = ?').run(price, variantId)
  await database.close()
}

/** Gives a variant another stock, beside a server that has the same folder open. */
export async function changeStock(dataDir: string, variantId: string, stock: number): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  database.handle.prepare('update item_variants set stock = ? where id = ?').run(stock, variantId)
  await database.close()
}

/** Confirms emails of new accounts, as if their owners had opened the mails. */
export async function confirmEmails(dataDir: string, ...emails: string[]): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  const confirm = database.handle.prepare('update users set verified_at = created_at where email = ?')
  for (const email of emails) confirm.run(email)
  await database.close()
}

/** A session of a member without a login, beside a server that has the same folder open: its cookie. */
export async function beginSession(dataDir: string, userId: string): Promise<string> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' })
  const services = openServices(config)
  try {
    return (await services.sessions.begin(userId, 'test')).split(';')[0] ?? ''
  } finally {
    await services.close()
  }
}

/**
 * New buyers whose emails are confirmed and whose password is everybody's, beside a server that has the same folder open.
 * @returns the cookie of a session of each
 */
export async function addBuyers(
  dataDir: string,
  people: readonly { name: string; email: string }[],
): Promise<string[]> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' })
  const { context, sessions, close } = openServices(config)
  try {
    // Hashing is slow on purpose: the hash of somebody with the same password will do.
    const passwordHash = (await findPasswordHash(context.db, SMALL.users.buyer.id)) ?? ''
    const cookies: string[] = []
    for (const { name, email } of people) {
      const id = context.newId('user')
      const now = context.now()
      await context.transact(NO_ROOTS.alone, (tx) =>
        insertUser(tx, {
          id,
          name,
          email,
          language: 'en',
          passwordHash,
          role: ROLE.BUYER,
          verifiedAt: now,
          now,
        }),
      )
      cookies.push((await sessions.begin(id, 'test')).split(';')[0] ?? '')
    }
    return cookies
  } finally {
    await close()
  }
}

/** One such buyer. @returns the cookie of a session of theirs */
export async function addBuyer(dataDir: string, person: { name: string; email: string }): Promise<string> {
  const [cookie = ''] = await addBuyers(dataDir, [person])
  return cookie
}

/**
 * Turns two-step login on for a member, beside a server that has the same folder open.
 * @returns recovery codes, and a code of the app that is used up already
 */
export const turnOnTwoFactor = (
  dataDir: string,
  person: Person,
): Promise<{ recoveryCodes: string[]; usedCode: string }> =>
  withServices(dataDir, async (context) => {
    const { recoveryCodes, usedCode } = await setUpTwoFactor(context, asMember(person, ROLE.BUYER))
    return { recoveryCodes, usedCode }
  })
