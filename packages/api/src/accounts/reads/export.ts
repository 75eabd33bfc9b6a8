import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import {
  exportAnswers,
  exportBids,
  exportBlog,
  exportCart,
  exportClaims,
  exportFiles,
  exportGames,
  exportImpersonations,
  exportItems,
  exportLetters,
  exportMessages,
  exportNewsletter,
  exportNotifications,
  exportOrders,
  exportPlanner,
  exportQuestions,
  exportReviews,
  exportSavedViews,
  exportSelling,
  exportSessions,
  exportStaff,
  exportStores,
  exportTraces,
  exportWishlist,
  findAddresses,
  findAwayAnswer,
  findChoices,
  findShippingDefaults,
  listAdjustments,
  listBankAccounts,
  listBusinesses,
  listDebtWaivers,
  listPayoutsTo,
  listQuickReplies,
  listTaxDetails,
} from '@pasar/db'
import { APPLICATION_DRAFT, readFormDraft } from '@pasar/domain'
import type { Member, RecentMember } from '../../access/actors'
import { openNumber } from '../../payouts/internal/accounts'
import type { Context } from '../../platform/context'
import { avatarFile } from '../../platform/pictures/avatar'
import { picturePath } from '../../platform/pictures/files'
import { openTaxDetails } from '../../platform/tax/details'
import { type ZipEntry, zipEntries } from '../internal/zip'
import { profileOf } from './profile'

/** Read at a time, so that a long history, or a large store, takes no more memory than a short one. */
const AT_ONCE = 100
/** One a week for forty years. */
const PAYOUTS_EXPORTED = 2_000
/** Pixels a photo is wide. */
const LARGEST = 960

const README = `What this shop keeps about you. Times are milliseconds since 1970 (UTC), money is in sen (100 = RM 1.00).
profile.json, addresses.json, preferences.json: your account.
orders.json: your orders with lines, parcels (with your notes, and what was shipped in parts) and coupons.
files.json: what you downloaded, and the files you uploaded as a seller, without their content.
bids.json: what you bid in auctions, what was offered to you after their end, what you won and did not buy, and the card you confirmed.
claims.json: what you claimed about parcels, with what was answered.
cart.json, wishlist.json, reviews.json, questions.json, notifications.json, newsletter.json, sessions.json: as their names say.
looks.json: when staff looked at the shop as you, to help you or to look into a problem, and why.
views.json: the views you saved of lists.
planner.json: your lists of the planner with what stands on them, and what you give to others.
answers.json: what you answered as a seller to claims, questions and reviews.
messages.json: what you wrote to other members, and what they wrote to you.
replies.json: your quick replies and your away message.
stores.json, items.json: what you wrote as a seller about your stores and items, and your appeals with what was answered.
selling.json: how you usually ship, where goods were sent back to last, your referral code, the files you imported, and what you typed into forms and did not save.
traces.json: reviews you found helpful, what you reported, what you looked at last, the stores you follow, and whom you blocked.
games.json: the rounds you played, your points, and the coupons you won.
staff.json: the seller you work for, or worked for last, and who works for you.
tax.json: who you are for e-invoices, and who you were before.
business.json: what you told us about your business as a seller, and since when; it stands on the invoices of your sales.
money.json: the bank accounts you gave us, what was paid to you, what was added to your balance or taken from it and why, and debts that were written off.
blog.json: your articles with their history and the remarks on them, and your comments.
letters.json: what you wrote to us by our forms, and your applications.
pictures/: your picture, and the photos of your reviews, claims and messages, and of your answers to claims.
`

const encoder = new TextEncoder()
async function* write(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text)
}
const json = (name: string, value: unknown): ZipEntry => ({
  name,
  chunks: write(`${JSON.stringify(value, null, 2)}\n`),
})

/** Writes a list of any length, some rows at a time. @param read reads those after the last one that was read */
async function* writeRows<T>(read: (last: T | null) => Promise<T[]>): AsyncGenerator<Uint8Array> {
  let last: T | null = null
  let between = '['
  for (;;) {
    const rows: T[] = await read(last)
    for (const row of rows) {
      yield encoder.encode(`${between}\n${JSON.stringify(row, null, 2)}`)
      between = ','
    }
    last = rows.at(-1) ?? null
    if (last === null || rows.length < AT_ONCE) break
  }
  yield encoder.encode(between === '[' ? '[]\n' : '\n]\n')
}

const writeOrders = ({ db }: Context, userId: string) =>
  writeRows<Awaited<ReturnType<typeof exportOrders>>[number]>((last) =>
    exportOrders(db, userId, last && { at: last.placedAt, id: last.id }, AT_ONCE),
  )

const writeItems = ({ db }: Context, userId: string) =>
  writeRows<Awaited<ReturnType<typeof exportItems>>[number]>((last) =>
    exportItems(db, userId, last?.seq ?? null, AT_ONCE),
  )

/** What was sealed for a member; null where the key is lost. */
function openSealed({ vault }: Context, sealed: string, userId: string): string | null {
  try {
    return vault.open(sealed, userId)
  } catch {
    return null
  }
}

/** What a member wrote, the sealed numbers as they were typed; null where the key they were sealed with is lost. */
async function openLetters(ctx: Context, member: Member) {
  const { sellerApplications, ...letters } = await exportLetters(ctx.db, member.id)
  const open = (sealed: string) => openSealed(ctx, sealed, member.id)
  const opened = sellerApplications.map((given) => ({
    ...given,
    registration: open(given.registration),
    accountNumber: open(given.accountNumber),
  }))
  return { ...letters, sellerApplications: opened }
}

/** What they keep as a seller or reseller beside stores and items; null for what was typed where its key is lost. */
async function openSelling(ctx: Context, { id: userId }: Member) {
  const { drafts, ...kept } = await exportSelling(ctx.db, userId)
  const open = (sealed: string): string => openSealed(ctx, sealed, userId) ?? 'null'
  return {
    ...kept,
    shippingDefaults: await findShippingDefaults(ctx.db, userId),
    unsavedForms: drafts.map(({ itemId: form, fields, savedAt }) => ({
      form,
      fields: readFormDraft(form === APPLICATION_DRAFT ? open(fields) : fields),
      savedAt,
    })),
  }
}

/** Where they are paid and what was paid; account numbers as they were typed, null where they can no longer be read. */
async function openMoney(ctx: Context, { id: userId }: Member) {
  const accounts = (await listBankAccounts(ctx.db, userId)).map(({ sealedNumber, ...account }) => ({
    ...account,
    number: openNumber(ctx, { sealedNumber, userId }),
  }))
  const payouts = (await listPayoutsTo(ctx.db, userId, PAYOUTS_EXPORTED)).map(
    ({ reference, state, amount, movedAt, bank, note }) => ({
      reference,
      state,
      amount,
      movedAt,
      bank,
      note,
    }),
  )
  const adjustments = (await listAdjustments(ctx.db, userId, '~', PAYOUTS_EXPORTED)).map(
    ({ at, side, owed, reason }) => ({ at, side, amount: owed, reason }),
  )
  const writtenOff = (await listDebtWaivers(ctx.db, userId, PAYOUTS_EXPORTED)).map(({ at, waived }) => ({
    at,
    amount: waived,
  }))
  return { accounts, payouts, adjustments, writtenOff }
}

/** Who they are for e-invoices, with what stood before; null where it can no longer be read. */
const openTax = async (ctx: Context, { id }: Member) =>
  (await listTaxDetails(ctx.db, id)).map((row) => ({
    since: row.validFrom,
    details: openTaxDetails(ctx, row),
  }))

async function* listEntries(ctx: Context, member: Member): AsyncGenerator<ZipEntry> {
  const { db } = ctx
  const { avatarKey, ...profile } = await profileOf(ctx, member)
  yield { name: 'README.txt', chunks: write(README) }
  yield json('profile.json', profile)
  yield json('addresses.json', await findAddresses(db, member.id))
  yield json('preferences.json', await findChoices(db, member.id))
  yield { name: 'orders.json', chunks: writeOrders(ctx, member.id) }
  yield json('files.json', await exportFiles(db, member.id))
  yield json('bids.json', await exportBids(db, member.id))
  yield json('cart.json', await exportCart(db, member.id))
  const claims = await exportClaims(db, member.id)
  yield json('claims.json', claims)
  yield json('wishlist.json', await exportWishlist(db, member.id))
  yield json('views.json', await exportSavedViews(db, member.id))
  yield json('planner.json', await exportPlanner(db, member.id))
  const reviews = await exportReviews(db, member.id)
  yield json('reviews.json', reviews)
  yield json('games.json', await exportGames(db, member.id))
  yield json('questions.json', await exportQuestions(db, member.id))
  const answers = await exportAnswers(db, member.id)
  yield json('answers.json', answers)
  const messages = await exportMessages(db, member.id)
  yield json('messages.json', messages)
  yield json('replies.json', {
    quickReplies: await listQuickReplies(db, member.id),
    awayAnswer: await findAwayAnswer(db, member.id),
  })
  yield json('traces.json', await exportTraces(db, member.id))
  yield json('newsletter.json', await exportNewsletter(db, member.id))
  yield json('notifications.json', await exportNotifications(db, member.id))
  yield json('blog.json', await exportBlog(db, member.id))
  yield json('letters.json', await openLetters(ctx, member))
  yield json('money.json', await openMoney(ctx, member))
  yield json('tax.json', await openTax(ctx, member))
  yield json('stores.json', await exportStores(db, member.id))
  yield { name: 'items.json', chunks: writeItems(ctx, member.id) }
  yield json('selling.json', await openSelling(ctx, member))
  yield json('business.json', await listBusinesses(db, member.id))
  yield json('staff.json', await exportStaff(db, member.id))
  yield json('sessions.json', await exportSessions(db, member.id))
  yield json('looks.json', await exportImpersonations(db, member.id))
  if (avatarKey !== null) yield* picture('avatar', avatarFile(ctx.uploadsDir, avatarKey))
  for (const key of reviews.flatMap(({ photos }) => photos))
    yield* picture(key, path.join(ctx.uploadsDir, picturePath(key, LARGEST)))
  for (const key of [...claims, ...answers.claims, ...messages].flatMap(({ pictures }) => pictures))
    yield* picture(key, path.join(ctx.claimsDir, picturePath(key, LARGEST)))
}

function* picture(name: string, file: string): Generator<ZipEntry> {
  if (existsSync(file))
    yield { name: `pictures/${name}.webp`, isPacked: true, chunks: createReadStream(file) }
}

/**
 * Everything the market knows of a member, as a ZIP that is made while it is sent. It holds in clear what pages show masked, such
 * as account numbers, so they have just proved who they are.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function exportData(ctx: Context, member: RecentMember): Promise<AsyncIterable<Uint8Array>> {
  await ctx.limits.take('export', member.id)
  return zipEntries(listEntries(ctx, member))
}
