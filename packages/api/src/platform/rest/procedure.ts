import { type Area, DomainError, type ErrorCode, type Feature, type Language, offCodeOf } from '@pasar/domain'
import { initTRPC } from '@trpc/server'
import type { OpenApiMeta } from 'trpc-to-openapi'
import { requireActor } from '../../access/actors'
import type { LiveSession } from '../../accounts/internal/sessions'
import { requireFeature } from '../settings/require-feature'
import type { TrpcContext } from '../trpc'

/** What a call of the published contract is given besides its input. */
export interface RestContext extends TrpcContext {
  session: LiveSession | null
  /** Whether it came with a bearer token that belongs to nobody, or does no more. */
  hasLostToken?: boolean
  userAgent: string
  /** For texts that come with an answer, such as mails it sends. */
  language: Language
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | null
  /** Files that came with a form. */
  pictures?: readonly Buffer[]
}

type OpenApi = NonNullable<OpenApiMeta['openapi']>

/** How a call is found and described. Paths begin below `/api`. */
export type Call = Pick<OpenApi, 'method' | 'path' | 'summary'> &
  Partial<Pick<OpenApi, 'description' | 'requestHeaders'>> & {
    tag: string
    /** Of a call that went well; 200 unless set. */
    status?: number
    /** It may come as a form, with up to so many files called `pictures`. */
    pictures?: number
    /** Staff may call it before they have the two-step login that the market may ask of them. */
    beforeTwoFactor?: boolean
    /** Without which it is refused, before it looks at who calls. */
    feature?: Feature
    /** How it may fail, besides what any call may. */
    fails?: readonly ErrorCode[]
  }

export interface RestMeta extends Record<string, unknown> {
  area?: Area
  /** Of an answer that went well. */
  status?: number
  fails?: readonly ErrorCode[]
  pictures?: number
  beforeTwoFactor?: boolean
  feature?: Feature
  isCached?: boolean
  /** For everyone, but its answer depends on who asks. */
  isPersonal?: boolean
  openapi?: OpenApi
}

const t = initTRPC.context<RestContext>().meta<RestMeta>().create()

/** Every call. One of a feature that is switched off is refused, whatever it asks for. */
const procedure = t.procedure.use(async ({ ctx, meta, next }) => {
  if (meta?.feature !== undefined) await requireFeature(ctx.context, meta.feature)
  return next()
})

export const restRouter = t.router
export const makeCaller = t.createCallerFactory

/** What any call may fail with, what one that changes something may, and what one for members may. */
const ANY: readonly ErrorCode[] = ['VALIDATION', 'TOO_MANY_REQUESTS', 'UNKNOWN_ERROR']
const WRITING: readonly ErrorCode[] = ['BAD_JSON', 'TOO_LARGE', 'BUSY', 'STORAGE_FULL']
const GUARDED: readonly ErrorCode[] = ['UNAUTHORIZED', 'FORBIDDEN', 'TWO_FACTOR_MISSING', 'CROSS_SITE']

const metaOf = (
  area: Area,
  { tag, status = 200, fails = [], pictures = 0, beforeTwoFactor = false, feature, ...openapi }: Call,
): RestMeta => {
  const isGuarded = area !== 'everyone'
  return {
    area,
    status,
    pictures,
    beforeTwoFactor,
    ...(feature !== undefined && { feature }),
    fails: [
      ...ANY,
      ...(feature === undefined ? [] : [offCodeOf(feature)]),
      ...(openapi.method === 'GET' ? [] : WRITING),
      ...(isGuarded ? GUARDED : []),
      ...fails,
    ],
    openapi: {
      ...openapi,
      ...(pictures > 0 && { contentTypes: ['application/json', 'multipart/form-data'] }),
      tags: [tag],
      protect: isGuarded,
    },
  }
}

/** `isCached`: callers without a session get one answer, from memory; it reports to `keepAnswer` what it shows. */
type OpenCall = Call & { isCached?: boolean }

/** A call for everyone that answers all alike: it does not learn who calls. */
export const publicCall = ({ isCached = false, ...call }: OpenCall) =>
  procedure
    .meta({ ...metaOf('everyone', call), isCached })
    .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: null, session: null } }))

/**
 * A call for everyone that answers a member otherwise than a visitor. A token that has ended is refused: answered as a visitor, an
 * app would not learn that it has to refresh it.
 */
export const personalCall = ({ isCached = false, fails = [], ...call }: OpenCall) =>
  procedure
    .meta({
      ...metaOf('everyone', { ...call, fails: ['UNAUTHORIZED', ...fails] }),
      isCached,
      isPersonal: true,
    })
    .use(({ ctx, next }) => {
      if (ctx.hasLostToken === true) throw new DomainError('UNAUTHORIZED')
      return next()
    })

/** A call for members of any role. It looks at who calls before it looks at what is sent. */
export const memberCall = (call: Call) =>
  procedure
    .meta(metaOf('member', call))
    .use(({ ctx, next }) => next({ ctx: { ...ctx, member: requireActor('member', ctx.actor) } }))

/** A call for buyers. */
export const buyerCall = (call: Call) =>
  procedure
    .meta(metaOf('buyer', call))
    .use(({ ctx, next }) => next({ ctx: { ...ctx, buyer: requireActor('buyer', ctx.actor) } }))

/** A call for whoever may write to other members. */
export const chatCall = (call: Call) =>
  procedure
    .meta(metaOf('chat', call))
    .use(({ ctx, next }) => next({ ctx: { ...ctx, correspondent: requireActor('chat', ctx.actor) } }))
