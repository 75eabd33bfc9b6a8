import * as build from 'virtual:remix/server-build'
import { answerRest, CACHED_CALLS, type CacheContents, type Services } from '@pasar/api'
import { type AppLoadContext, createRequestHandler } from '@remix-run/node'
import { pageOf } from '../../app/lib/page/page-body.server'
import { writeRestAnswer } from '../rest-answer'
import { closeSwitchedOff } from '../routes/switched-off'
import type { CacheKey, CallKey, PageKey, RestKey } from './cache-key'
import { requestOf } from './key-request'
import type { Rendered } from './page-cache'
import { makeSlots } from './page-template'
import { makeSharedRender } from './shared-render'

interface RenderOptions {
  logPath: AppLoadContext['logPath']
  /** The shop's styles, for pages that bring them. */
  styles: string | undefined
}

/**
 * Renders what a key names. It is given the key and no request: what is not in the key cannot be in the answer.
 */
export function makeRenderer(services: Services, { logPath, styles }: RenderOptions) {
  const { context: ctx } = services
  const handle = createRequestHandler(
    { ...build, routes: closeSwitchedOff(build.routes) },
    ctx.config.isProduction ? 'production' : 'development',
  )

  async function renderPage(key: PageKey): Promise<Rendered> {
    const token = `${Buffer.from(ctx.randomBytes(12)).toString('hex')}-`
    // Begins like the marks: the page is searched for one text.
    const nonce = `${token}nonce`
    const shared = makeSharedRender(key.audience, key.audience === 'buyer' ? makeSlots(token) : null)
    let contents: CacheContents | null = null
    const answer = await handle(requestOf(key, ctx.config.appUrl), {
      ctx,
      services,
      nonce,
      requestId: '',
      logPath,
      shared,
      session: async () => {
        const who = new Error(`${key.path} is cached, and asked who is signed in`)
        if (!ctx.config.isProduction) throw who
        ctx.log.error({ err: who }, 'a page was not cached')
        shared.decline()
        return null
      },
      userAgent: '',
      playground: false,
      ownStyles: key.bringsStyles ? styles : undefined,
      isForScripts: false,
      keepPage: (given) => {
        contents = given
      },
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: pageOf(answer) ?? (await answer.text()),
      token,
      nonce,
      contents,
      isShared: !shared.isDeclined && !answer.headers.has('set-cookie'),
    }
  }

  async function renderRest({ path }: RestKey): Promise<Rendered> {
    let contents: CacheContents | null = null
    const keepAnswer = (given: CacheContents): void => {
      contents = given
    }
    const caller = {
      actor: null,
      session: null,
      userAgent: '',
      language: 'en',
      idempotencyKey: null,
    } as const
    const answer = await answerRest(
      { context: ctx, keepAnswer, ...caller },
      { method: 'GET', path, query: new URLSearchParams(), body: undefined },
    )
    return { ...writeRestAnswer(answer), ...PLAIN, contents }
  }

  /** In the form of a tRPC answer (https://trpc.io/docs/rpc). A refusal is left to the call itself. */
  async function renderCall({ name, isBatch, input }: CallKey): Promise<Rendered> {
    const call = CACHED_CALLS.get(name)
    if (call === undefined) throw new Error(`${name} is no cached call`)
    const { data, contents } = await call.answer(ctx, input)
    const answer = { result: { data } }
    return {
      status: 200,
      headers: { 'content-type': 'application/json', vary: 'trpc-accept, accept' },
      body: JSON.stringify(isBatch ? [answer] : answer),
      ...PLAIN,
      contents,
    }
  }

  return (key: CacheKey): Promise<Rendered> => {
    if (key.kind === 'page') return renderPage(key)
    return key.kind === 'rest' ? renderRest(key) : renderCall(key)
  }
}

/** An answer that has no slots, not even for a nonce. */
const PLAIN = { token: null, nonce: null, isShared: true } as const
