import { expect, it } from 'vitest'
import type { Failure } from '../../../lib/forms/failure'
import { type Base, baseOf, followPage, type PageMove, versionIn } from './post-version'

const refusal = (details: Record<string, number>, version: string): Failure => ({
  code: 'BLOG_SAVED_ELSEWHERE',
  details,
  fields: {},
  values: { version },
})
const IDLE: PageMove = { state: 'idle', intent: null, latest: 3, isRefused: false }
/** Sends a form of the page and shows what it leads to. */
const send = (base: Base, intent: string, end: Partial<PageMove>): Base =>
  (['submitting', 'loading', 'idle'] as const).reduce(
    (now, state) =>
      followPage(now, {
        ...IDLE,
        state,
        intent: state === 'idle' ? null : intent,
        ...(state === 'idle' && end),
      }),
    base,
  )

it('begins with the version of what is in the fields', () => {
  expect(baseOf(3, undefined).version).toBe(3)
  // Another tab has saved version 5, and what was typed over version 3 was refused for another reason.
  expect(baseOf(5, refusal({}, '3')).version).toBe(3)
  // The author was told, and goes on from there.
  expect(baseOf(5, refusal({ version: 5 }, '3')).version).toBe(5)
  expect(versionIn(undefined)).toBe(0)
})

it('does not take up what another tab saved when the page is read anew', () => {
  const base = baseOf(3, undefined)
  expect(followPage(base, { ...IDLE, latest: 4 })).toBe(base)
  for (const intent of ['answerRemark', 'doneRemark'])
    expect(send(base, intent, { latest: 4 })).toEqual({ version: 3, isSaving: false })
})

it('goes on from its own save, once that has ended', () => {
  const base = baseOf(3, undefined)
  const saved = send(base, 'save', { latest: 4 })
  expect(saved).toEqual({ version: 4, isSaving: false })
  expect(send(saved, 'answerRemark', { latest: 5 }).version).toBe(4)
  expect(send(base, 'save', { latest: 4, isRefused: true }).version).toBe(3)
})

it('is not saved by a form that was sent in place of its own', () => {
  const saving = followPage(baseOf(3, undefined), { ...IDLE, state: 'submitting', intent: 'save' })
  expect(saving.isSaving).toBe(true)
  expect(send(saving, 'answerRemark', { latest: 4 }).version).toBe(3)
})
