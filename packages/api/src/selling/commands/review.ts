import {
  type ApplicationInReview,
  deleteAllCartLines,
  findApplicationDocument,
  findOpenEnds,
  findRecipient,
  findRole,
  insertBusiness,
  insertFirstStore,
  isStoreNameTaken,
  NO_ROOTS,
  setSellerStatus,
  type Tx,
  tryDecideApplication,
  tryMakeSeller,
} from '@pasar/db'
import { DomainError, isBuilt, ROLE, type SellerRejectionInput, slugOfStore, townIn } from '@pasar/domain'
import { endAllSessions } from '../../accounts/commands/sessions'
import { notifyMember } from '../../notifications/internal/notify'
import { takeOverAccount } from '../../payouts/commands/bank-account'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { findDocument, type StoredDocument } from '../../support/internal/documents'
import {
  checkReviewer,
  findCase,
  lateError,
  type Reviewer,
  recordReview,
  refusedApplicant,
} from '../internal/review-case'

export interface SellerNumbers {
  registration: string
  accountNumber: string
}

/** @throws DomainError APPLICATION_NUMBERS_LOST when they were sealed with a key that is gone */
function openNumbers(ctx: Context, found: ApplicationInReview): SellerNumbers {
  try {
    return {
      registration: ctx.vault.open(found.sealedRegistration, found.userId),
      accountNumber: ctx.vault.open(found.sealedAccount, found.userId),
    }
  } catch {
    throw new DomainError('APPLICATION_NUMBERS_LOST')
  }
}

const LAST_NUMBERED_SLUG = 9

/** Opens the first store. Names that are written alike in an address get a number there. @throws DomainError APPLICATION_STORE_TAKEN */
async function openStore(
  tx: Tx,
  ctx: Context,
  { userId, storeName, address }: ApplicationInReview,
): Promise<void> {
  if (await isStoreNameTaken(tx, storeName, '')) throw new DomainError('APPLICATION_STORE_TAKEN')
  const id = ctx.newId('store')
  const own = id.replace(/_/g, '-')
  const base = slugOfStore(storeName)
  const numbered = Array.from({ length: LAST_NUMBERED_SLUG - 1 }, (_, at) => `${base}-${at + 2}`)
  const store = { id, sellerId: userId, name: storeName, city: townIn(address), now: ctx.now() }
  for (const slug of base === '' ? [own] : [base, ...numbered, `${base}-${own}`])
    if (await insertFirstStore(tx, { ...store, slug })) return
  throw new Error(`No address is free for the store ${id}`)
}

/** Where someone begins who has become a seller. */
const firstSellerPage = (): string => (isBuilt('/add-items') ? '/add-items' : '/seller-profile')

/**
 * Accepts an application: the member becomes a seller with a first store. A buyer is signed out everywhere: a session
 * does not outlive its role.
 *
 * Orders and bids of a buyer must have ended: only buyers reach the pages on which one confirms, claims or pays,
 * so whoever became a seller meanwhile would lose the protection they paid for. The cart is emptied.
 * @param seen the version the reviewer saw; null where that does not matter
 * @throws DomainError NOT_FOUND, FORBIDDEN for a member whose role sells nothing, APPLICATION_DECIDED,
 * APPLICATION_MOVED, APPLICATION_NUMBERS_LOST, APPLICANT_HAS_ORDERS, APPLICANT_SUSPENDED, APPLICATION_STORE_TAKEN
 */
export async function approveSeller(
  ctx: Context,
  reviewer: Reviewer,
  applicationId: string,
  seen: number | null = null,
): Promise<void> {
  checkReviewer(reviewer)
  await ctx.transact({ user: { application: applicationId } }, async (tx) => {
    const found = await findCase(tx, applicationId)
    const now = ctx.now()
    const decision = { state: 'approved', reason: '', decidedBy: reviewer.id, seen, now } as const
    if (!(await tryDecideApplication(tx, applicationId, decision)))
      throw await lateError(tx, ctx, applicationId)
    const { registration } = openNumbers(ctx, found)
    const ends = await findOpenEnds(tx, found.userId)
    if (ends.hasOpenOrders || ends.hasBids) throw new DomainError('APPLICANT_HAS_ORDERS')
    const roleBefore = await findRole(tx, found.userId)
    if (!(await tryMakeSeller(tx, found.userId))) throw await refusedApplicant(tx, found.userId)
    if (roleBefore === ROLE.BUYER) await endAllSessions(tx, ctx, found.userId)
    await deleteAllCartLines(tx, found.userId)
    await openStore(tx, ctx, found)
    const business = {
      sellerId: found.userId,
      name: found.legalName,
      // Every buyer reads it on the invoice: the number of a company is public, that of a person is not.
      registration: found.kind === 'business' ? registration : '',
      sstNumber: found.sstNumber === '' ? null : found.sstNumber,
      sstBps: 0,
      address: found.address,
      email: found.memberEmail,
      phone: found.phone,
    }
    await insertBusiness(tx, business, now)
    await takeOverAccount(tx, ctx, found)
    await recordReview(tx, ctx, reviewer, 'approveSeller', applicationId)
    const path = firstSellerPage()
    const store = found.storeName
    await notifyMember(tx, ctx, { userId: found.userId, kind: 'sellerApproved', data: { store }, link: path })
    const to = await findRecipient(tx, found.userId)
    if (to) {
      const link = `${ctx.config.appUrl}${path}`
      await queueMail(tx, ctx, { kind: 'sellerApproved', to, values: { link, store } })
    }
  })
}

/**
 * Rejects an application. The member is sent the reason, and may apply again.
 * @param seen the version the reviewer saw; null where that does not matter
 * @throws DomainError NOT_FOUND, APPLICATION_DECIDED, APPLICATION_MOVED
 */
export async function rejectSeller(
  ctx: Context,
  reviewer: Reviewer,
  applicationId: string,
  { reason }: SellerRejectionInput,
  seen: number | null = null,
): Promise<void> {
  checkReviewer(reviewer)
  await ctx.transact({ user: { application: applicationId } }, async (tx) => {
    const { userId, storeName: store } = await findCase(tx, applicationId)
    const decision = { state: 'rejected', reason, decidedBy: reviewer.id, seen, now: ctx.now() } as const
    if (!(await tryDecideApplication(tx, applicationId, decision)))
      throw await lateError(tx, ctx, applicationId)
    await setSellerStatus(tx, userId, 'rejected')
    await recordReview(tx, ctx, reviewer, 'rejectSeller', applicationId, reason)
    const path = '/seller-rejected'
    await notifyMember(tx, ctx, { userId, kind: 'sellerRejected', data: { store, reason }, link: path })
    const to = await findRecipient(tx, userId)
    if (to) {
      const link = `${ctx.config.appUrl}${path}`
      await queueMail(tx, ctx, { kind: 'sellerRejected', to, values: { link, store, reason } })
    }
  })
}

/**
 * Shows the sealed numbers of an application. Each look is written to the audit log.
 * @throws DomainError NOT_FOUND, APPLICATION_NUMBERS_LOST
 */
export async function showSellerNumbers(
  ctx: Context,
  reviewer: Reviewer,
  applicationId: string,
): Promise<SellerNumbers> {
  checkReviewer(reviewer)
  return ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const numbers = openNumbers(ctx, await findCase(tx, applicationId))
    await recordReview(tx, ctx, reviewer, 'showSellerNumbers', applicationId)
    return numbers
  })
}

/**
 * Finds the proof that came with an application, or a document that came with an answer. Each look is written to the audit
 * log.
 * @param documentId null for the proof
 * @throws DomainError NOT_FOUND
 */
export async function openSellerProof(
  ctx: Context,
  reviewer: Reviewer,
  applicationId: string,
  documentId: string | null = null,
): Promise<StoredDocument> {
  checkReviewer(reviewer)
  return ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const { documentKey } = await findCase(tx, applicationId)
    const key =
      documentId === null ? documentKey : await findApplicationDocument(tx, applicationId, documentId)
    const document = key === null ? null : await findDocument(ctx, key)
    if (!document) throw new DomainError('NOT_FOUND')
    await recordReview(tx, ctx, reviewer, 'openSellerProof', applicationId)
    return document
  })
}
