import {
  type Area,
  DomainError,
  type ErrorCode,
  type ErrorDetails,
  errorMessage,
  fieldErrorsOf,
  type NeededPermissions,
  type SellerPermission,
} from '@pasar/domain'
import { initTRPC, type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { type Actor, requireActor, requireSeller } from '../access/actors'
import { mustSetUpTwoFactor } from '../accounts/commands/two-factor'
import type { CacheContents } from './change-cache'
import type { Context } from './context'

export interface TrpcContext {
  context: Context
  actor: Actor
  /** The member whose page calls, from the header `x-page-of`; undefined for a visitor's page, and without the header. */
  pageOf?: string | undefined
  /** Set by a procedure whose answer is the same for all who may ask: what it shows. It may then be cached. */
  keepAnswer?(shows: CacheContents): void
}

/** What a client learns of a failure: a code of the catalogue and values for its words. */
export interface FailureData {
  code: ErrorCode
  details: ErrorDetails
  fields: Record<string, string>
}

const TRPC_CODES: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

/** Calls that are wrong in form, before any procedure runs: what it refuses itself has a cause of ours. */
const FORM_FAILURES: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  BAD_REQUEST: 'BAD_JSON',
  PARSE_ERROR: 'BAD_JSON',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
}

export function toFailure(cause: unknown): FailureData {
  if (cause instanceof DomainError) return { code: cause.code, details: cause.details, fields: cause.fields }
  if (cause instanceof ZodError) return { code: 'VALIDATION', details: {}, fields: fieldErrorsOf(cause) }
  const code = cause instanceof TRPCError ? FORM_FAILURES[cause.code] : undefined
  return { code: code ?? 'UNKNOWN_ERROR', details: {}, fields: {} }
}

/** What is known of a procedure from outside: whom it lets in. */
export interface ProcedureMeta {
  area: Area
  /** Of calls of sellers: what staff need for them. */
  permissions?: NeededPermissions
}

const t = initTRPC
  .context<TrpcContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error }) {
      const known = error.cause instanceof DomainError || error.cause instanceof ZodError
      const failure = toFailure(known ? error.cause : error)
      const { path, httpStatus } = shape.data
      const message = errorMessage(failure.code, failure.details)
      return { code: shape.code, message, data: { path, httpStatus, failure } }
    },
  })

/** A DomainError becomes the tRPC error of its status; the formatter reads its code from the cause. */
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next()
  if (!result.ok && result.error.cause instanceof DomainError) {
    const cause = result.error.cause
    throw new TRPCError({ code: TRPC_CODES[cause.status] ?? 'BAD_REQUEST', message: cause.message, cause })
  }
  return result
})

/**
 * What a page was made to change is changed for its own member: another tab of the browser may have logged in somebody else
 * since, and what stands in the page is not theirs.
 */
const ofPage = procedure.use(({ ctx, type, next }) => {
  const { actor, pageOf } = ctx
  if (type === 'mutation' && actor !== null && pageOf !== undefined && pageOf !== actor.id)
    throw new DomainError('OTHER_ACCOUNT')
  return next()
})

/** Staff who have yet to turn on two-step login are visitors for calls of everyone, and refused by all others. */
const guarded = ofPage.use(async ({ ctx, meta, next }) => {
  const isBarred = ctx.actor !== null && (await mustSetUpTwoFactor(ctx.context, ctx.actor))
  if (!isBarred) return next()
  if (meta?.area !== 'everyone') throw new DomainError('TWO_FACTOR_MISSING')
  return next({ ctx: { ...ctx, actor: null } })
})

export const router = t.router
/** Where calls of buyers begin: it looks at who calls before it looks at what is sent. */
export const buyerProcedure = guarded
  .meta({ area: 'buyer' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, buyer: requireActor('buyer', ctx.actor) } }))
/** As `buyerProcedure`, for calls of sellers, and of staff to whom the seller gave these permissions. */
export const sellerProcedure = <P extends SellerPermission>(...permissions: NeededPermissions<P>) =>
  guarded
    .meta({ area: 'seller', permissions })
    .use(({ ctx, next }) => next({ ctx: { ...ctx, seller: requireSeller(ctx.actor, ...permissions) } }))
/** Where calls of whoever is signed in begin. */
export const memberProcedure = guarded
  .meta({ area: 'member' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, member: requireActor('member', ctx.actor) } }))
export const resellerProcedure = guarded
  .meta({ area: 'reseller' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, reseller: requireActor('reseller', ctx.actor) } }))
export const managerProcedure = guarded
  .meta({ area: 'manager' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, manager: requireActor('manager', ctx.actor) } }))
/** Where calls of admins begin. */
export const adminProcedure = guarded
  .meta({ area: 'admin' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, admin: requireActor('admin', ctx.actor) } }))
