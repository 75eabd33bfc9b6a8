import { FEATURES, type Feature, offCodeOf } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { register } from '../../accounts/commands/login'
import * as authors from '../../blog/commands/author'
import { reportComment, writeComment } from '../../blog/commands/comments'
import { answerRemark } from '../../blog/commands/remarks'
import * as games from '../../games/commands'
import { signalTyping } from '../../messaging/commands/own'
import * as send from '../../messaging/commands/send'
import * as feeds from '../../planner/commands/feeds'
import * as gifts from '../../planner/commands/gifts'
import * as lines from '../../planner/commands/items'
import * as plans from '../../planner/commands/plans'
import * as toCart from '../../planner/commands/to-cart'
import { contract } from '../../rest'
import { askSeller } from '../../reviews/commands/questions'
import { editReview, writeReview } from '../../reviews/commands/reviews'
import { applyAsSeller, saveApplicationDraft } from '../../selling/commands/apply'
import { startAuction } from '../../selling/internal/auctions'
import { applyAsAffiliate } from '../../support/commands/messages'
import { subscribe } from '../../support/commands/newsletter'
import { buyer, refusalOf, useMarket } from '../../testing/helpers'
import type { Context } from '../context'
import type { RestMeta } from '../rest/procedure'
import { fieldOf } from '../rest/testing/body'
import { askRest } from '../rest/testing/helpers'
import { setSettings } from './change'

const market = useMarket()
const switchTo = (value: 'on' | 'off', ...features: readonly Feature[]) =>
  setSettings(market.ctx, 'features', Object.fromEntries(features.map((feature) => [feature, value])))

/** Everything is switched off; who asks for anything else of it has not asked for the switch first. */
const CLOSED = new Proxy({} as Context, {
  get(_target, name) {
    if (name === 'settings') return { read: async () => ({ featuresOff: new Set(FEATURES) }) }
    throw new Error(`asked for ${String(name)} before the switch`)
  },
})

const { requirePlan: _read, ...planCommands } = plans

/** What each feature lets people do. A whole file stands for all that it exports. */
const COMMANDS: Record<Exclude<Feature, 'auctions'>, object> = {
  registration: { register },
  sellerApplications: { applyAsSeller, saveApplicationDraft },
  affiliateApplications: { applyAsAffiliate },
  messages: { ...send, signalTyping },
  reviews: { writeReview, editReview },
  questions: { askSeller },
  planner: { ...feeds, ...gifts, ...lines, ...planCommands, ...toCart },
  games,
  blog: { writeComment, reportComment },
  blogSubmissions: { ...authors, answerRemark },
  newsletter: { subscribe },
}

describe('while a feature is switched off', () => {
  const all = Object.entries(COMMANDS).flatMap(([feature, commands]) =>
    Object.entries(commands).map(([name, command]: [string, unknown]) => ({ feature, name, command })),
  )
  it.each(all)('$feature: $name is refused before it does anything', async ({ feature, command }) => {
    if (typeof command !== 'function') throw new Error('This is no command')
    expect(await refusalOf(command(CLOSED, {}, {}, {}, {}, {}))).toBe(offCodeOf(feature as Feature))
  })

  it('auctions: none starts, whoever starts it', async () => {
    const start = startAuction({} as never, CLOSED, {} as never, 'itm_1', {} as never)
    expect(await refusalOf(start)).toBe('AUCTIONS_OFF')
  })
})

const CALLS = Object.entries<{ _def: { meta?: RestMeta } }>(contract._def.procedures as never).map(
  ([name, { _def }]) => ({ name, feature: _def.meta?.feature, openapi: _def.meta?.openapi }),
)

/** What members have written they may delete at any time, as on the pages. */
const ALWAYS_OPEN = ['blog.deleteComment']

describe('calls of the contract', () => {
  it('name the feature they belong to', () => {
    const unnamed = CALLS.filter(({ name, feature }) => /^(?:planner|blog)\./.test(name) && !feature)
    expect(unnamed.map(({ name }) => name)).toEqual(ALWAYS_OPEN)
    expect(new Set(CALLS.flatMap(({ feature }) => feature ?? []))).toEqual(
      new Set(['registration', 'messages', 'planner', 'blog', 'newsletter', 'reviews']),
    )
  })

  it('are refused while it is off, and work again from the very next one on', async () => {
    const own = CALLS.filter(({ feature }) => feature !== undefined)
    const ask = async ({ feature = 'blog', openapi }: (typeof own)[number]) => {
      const path = openapi?.path.replace(/\{\w+\}/g, 'x') ?? ''
      const { status, body } = await askRest(market, buyer, openapi?.method ?? 'GET', path, {})
      return [openapi?.path, status === 403 && fieldOf(body, 'code') === offCodeOf(feature)]
    }
    await switchTo('off', ...FEATURES)
    for (const call of own) expect(await ask(call)).toEqual([call.openapi?.path, true])
    await switchTo('on', ...FEATURES)
    for (const call of own) expect(await ask(call)).toEqual([call.openapi?.path, false])
  })
})
