import {
  findSellerStatus,
  insertSellerApplication,
  isStoreNameTaken,
  setRecruiter,
  setSellerStatus,
  type Tx,
} from '@pasar/db'
import {
  DomainError,
  type ErrorCode,
  linkTo,
  ROLE,
  type SellerApplicationInput,
  type SellerStatus,
} from '@pasar/domain'
import { type Member, requireVerified } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { requireFeature } from '../../platform/settings/require-feature'
import { checkProof, withDocument } from '../../support/internal/documents'
import { notifyStaff } from '../../support/internal/notify-staff'
import { endApplicationDraft, putApplicationDraft } from '../internal/application-draft'

/** Roles and states that cannot apply, with the error of each. */
const REFUSED: Partial<Record<SellerStatus, ErrorCode>> = {
  pending: 'SELLER_PENDING',
  approved: 'SELLER_ALREADY',
  suspended: 'SELLER_SUSPENDED',
}

/** @throws DomainError EMAIL_UNVERIFIED, FORBIDDEN for those who decide */
function requireApplicant(member: Member): void {
  requireVerified(member)
  if (member.role === ROLE.ADMIN || member.role === ROLE.MANAGER) throw new DomainError('FORBIDDEN')
}

/** @throws DomainError SELLER_PENDING, SELLER_ALREADY, SELLER_SUSPENDED */
async function requireOpen(tx: Tx, { id }: Member): Promise<void> {
  const status = await findSellerStatus(tx, id)
  const refusal = status === null ? undefined : REFUSED[status]
  if (refusal) throw new DomainError(refusal)
}

/**
 * Keeps what a member has typed of an application, so that they can go on later; nobody else sees it.
 * @throws DomainError SELLER_PENDING, SELLER_ALREADY, SELLER_SUSPENDED, FORBIDDEN, EMAIL_UNVERIFIED
 */
export async function saveApplicationDraft(
  ctx: Context,
  member: Member,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  await requireFeature(ctx, 'sellerApplications')
  requireApplicant(member)
  await ctx.transact({ user: member.id }, async (tx) => {
    await requireOpen(tx, member)
    await putApplicationDraft(tx, ctx, member.id, typed)
  })
}

/**
 * Takes a member's application as a seller; one waits at a time. After a rejection they may apply again.
 * @param proof a PDF or a photo that shows who they are
 * @param referral the code of the reseller whose link led here; one that is none, or a second one, counts for nothing
 * @throws DomainError DOCUMENT_MISSING, DOCUMENT_TOO_HEAVY, DOCUMENT_KIND, SELLER_PENDING, SELLER_ALREADY, SELLER_SUSPENDED,
 * VALIDATION where another store has the name, FORBIDDEN (those who decide do not apply), EMAIL_UNVERIFIED, TOO_MANY_REQUESTS
 */
export async function applyAsSeller(
  ctx: Context,
  member: Member,
  { registration, accountNumber, message, terms: _accepted, ...given }: SellerApplicationInput,
  proof: Buffer,
  referral: string | null = null,
): Promise<void> {
  await requireFeature(ctx, 'sellerApplications')
  requireApplicant(member)
  const kind = checkProof(proof)
  await ctx.limits.take('application', ctx.client)
  await withDocument(ctx, proof, kind, (documentKey) =>
    ctx.transact({ user: member.id }, async (tx) => {
      await requireOpen(tx, member)
      if (await isStoreNameTaken(tx, given.storeName, ''))
        throw new DomainError('VALIDATION', {}, { storeName: 'STORE_NAME_TAKEN' })
      const application = {
        id: ctx.newId('sellerApplication'),
        userId: member.id,
        ...given,
        body: message,
        sealedRegistration: ctx.vault.seal(registration, member.id),
        sealedAccount: ctx.vault.seal(accountNumber, member.id),
        documentKey,
        now: ctx.now(),
      }
      if (!(await insertSellerApplication(tx, application))) throw new DomainError('SELLER_PENDING')
      await setSellerStatus(tx, member.id, 'pending')
      if (referral !== null) await setRecruiter(tx, member.id, referral)
      await endApplicationDraft(tx, member.id)
      const { id: userId, name, email, language } = member
      const { storeName, phone } = given
      const link = `${ctx.config.appUrl}${linkTo('/seller-pending')}`
      await queueMail(tx, ctx, {
        kind: 'sellerApplied',
        to: { userId, name, email, language },
        values: { link, store: storeName },
      })
      const from = { name, email, isConfirmed: member.isVerified, language, phone }
      const values = { ...from, store: storeName, kind: given.kind, message }
      await notifyStaff(tx, ctx, [ROLE.ADMIN, ROLE.MANAGER], () => ({ kind: 'sellerApplication', values }))
    }),
  )
}
