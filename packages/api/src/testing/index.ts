import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPasswordHash, insertUser, NO_ROOTS, openDatabase } from '@pasar/db'
import { SMALL, SMALL_FILE } from '@pasar/db/seed'
import { copyTemplate } from '@pasar/db/testing'
import { type ClaimAnswer, ROLE } from '@pasar/domain'
import sharp from 'sharp'
import { setUpTwoFactor } from '../accounts/testing/helpers'
import { moveDueAuctions } from '../auctions/jobs'
import { makeSmallPictures } from '../demo/small-pictures'
import { answerClaim } from '../disputes/commands/seller'
import { keepClaimPictures } from '../disputes/internal/pictures'
import { fileAt, openFilesDir } from '../downloads/internal/store'
import { CHAT_PREFIX } from '../messaging/internal/pictures'
import { shipParcel } from '../orders/commands/ship'
import { moveDueParcels } from '../orders/jobs'
import { readConfig } from '../platform/config'
import { findWrongSums } from '../platform/consistency-check'
import type { Context } from '../platform/context'
import { keepPrivatePictures } from '../platform/pictures/store'
import { openServices } from '../platform/services'
import { asMember, asSeller, type Person } from './actors'

export { setUpTwoFactor } from '../accounts/testing/helpers'
export { lastMailSecret } from '../accounts/testing/mail-helpers'
export { type AddedAuction, addAuctions } from '../auctions/testing/add-auctions'
export { ROUTES as REST_ROUTES } from '../platform/rest/dispatch'
export { asAdmin, asBuyer, asMember, asSeller, asStaff } from './actors'
export { HOSTILE_TEXTS } from './hostile-texts'
export { PROCEDURES } from './procedures'
export { openTestServices, type TestServices } from './services'
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

/** Does to a market what no command does, beside a server that has the same folder open. */
export async function runSql(dataDir: string, sql: string): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  database.handle.exec(sql)
  await database.close()
}

/** Rows of a query of a test's own, beside a server that has the same folder open. */
export async function readRows<T>(dataDir: string, sql: string, ...values: unknown[]): Promise<T[]> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    return database.handle.prepare(sql).all(...values) as T[]
  } finally {
    await database.close()
  }
}

/** What is wrong in the file and the sums of a market; nothing, whatever has happened to it. */
export async function checkSums(dataDir: string): Promise<string[]> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    return await findWrongSums(database)
  } finally {
    await database.close()
  }
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

/** Runs commands beside a server that has the same folder open. */
async function withServices<T>(dataDir: string, work: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' })
  const services = openServices(config)
  try {
    return await work(services.context)
  } finally {
    await services.close()
  }
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
    const { recoveryCodes, codeNow } = await setUpTwoFactor(context, asMember(person, ROLE.BUYER))
    return { recoveryCodes, usedCode: codeNow() }
  })

interface ParcelRow {
  id: string
  sellerId: string
}

/** Has the sellers of an order ship what waits for it, as their pages would. */
export async function shipOrder(dataDir: string, orderId: string): Promise<void> {
  const parcels = await readRows<ParcelRow>(
    dataDir,
    "select id, seller_id as sellerId from parcels where order_id = ? and state = 'to_ship'",
    orderId,
  )
  await withServices(dataDir, async (context) => {
    for (const { id: parcelId, sellerId } of parcels) {
      const seller = asSeller({ id: sellerId, email: '', name: '' })
      await shipParcel(context, seller, { parcelId, courier: 'Pos Laju', trackingNumber: 'EN123456789MY' })
    }
  })
}

/** Has the clock of an order's parcels run out, whatever they wait for. */
export async function runOutClock(dataDir: string, orderId: string): Promise<void> {
  await changeRows(
    dataDir,
    'update parcels set due_at = 1 where order_id = ? and due_at is not null',
    orderId,
  )
  await withServices(dataDir, moveDueParcels)
}

/** Has the time of an auction run out, for bids or for whoever it is offered to, and the clock look at it. */
export async function runOutAuction(dataDir: string, itemId: string): Promise<void> {
  const past = Date.now() - 1
  await changeRows(dataDir, 'update items set ends_at = ? where id = ?', past, itemId)
  await changeRows(dataDir, 'update auction_offers set expires_at = ? where item_id = ?', past, itemId)
  await changeRows(dataDir, 'update auctions set due_at = ? where item_id = ?', past, itemId)
  await withServices(dataDir, moveDueAuctions)
}

/**
 * A claim with a photo about the one parcel of a completed order, as one that has ended.
 * @returns the key of its photo
 */
export async function makeEndedClaim(dataDir: string, orderId: string): Promise<string> {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return withServices(dataDir, async (context) => {
    const [picture] = await keepClaimPictures(context, [photo])
    const claimId = context.newId('claim')
    await changeRows(
      dataDir,
      `insert into order_claims (id, order_id, parcel_id, buyer_id, seller_id, kind, state, reason, claimed_sen,
         form_key, created_at, closed_at)
       select ?, p.order_id, p.id, o.buyer_id, p.seller_id, 'damaged', 'withdrawn', 'Torn', 100, ?, 1, 2
       from parcels p join orders o on o.id = p.order_id where p.order_id = ?`,
      claimId,
      claimId,
      orderId,
    )
    const sql = 'insert into claim_pictures (key, claim_id, position, width, height) values (?, ?, 0, 8, 8)'
    await changeRows(dataDir, sql, picture?.key, claimId)
    return picture?.key ?? ''
  })
}

/**
 * A picture in the first message of a conversation.
 * @param chat the address of its page
 * @returns the key of the picture
 */
export async function addMessagePhoto(dataDir: string, chat: string): Promise<string> {
  const conversationId = chat.replace('/chat/', '')
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return withServices(dataDir, async (context) => {
    const [picture] = await keepPrivatePictures(context, CHAT_PREFIX, [photo])
    const sql = `insert into message_pictures (key, message_id, position, width, height)
      select ?, id, 0, 8, 8 from chat_messages where conversation_id = ? and position = 1`
    await changeRows(dataDir, sql, picture?.key, conversationId)
    return picture?.key ?? ''
  })
}

/** Has the seller of the open claim of an order answer it. */
export async function answerOpenClaim(dataDir: string, orderId: string, answer: ClaimAnswer): Promise<void> {
  const [claim] = await readRows<ParcelRow>(
    dataDir,
    'select id, seller_id as sellerId from order_claims where order_id = ? and closed_at is null',
    orderId,
  )
  if (!claim) throw new Error('no open claim')
  const seller = asSeller({ id: claim.sellerId, email: '', name: '' })
  await withServices(dataDir, (context) => answerClaim(context, seller, claim.id, answer))
}

/** Changes what a query of a test's own says, beside a server that has the same folder open. */
export async function changeRows(dataDir: string, sql: string, ...values: unknown[]): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  database.handle.prepare(sql).run(...values)
  await database.close()
}

export type { Context }
