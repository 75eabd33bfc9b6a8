import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findDraft, keepDraft, leaveDraft } from './draft-store'

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a text for each conversation until it is sent', () => {
  keepDraft('cnv_1', 'Hello')
  expect([findDraft('cnv_1'), findDraft('cnv_2')]).toEqual(['Hello', ''])
  leaveDraft('cnv_1', 'Hello', '/chat/cnv_1')
  expect(findDraft('cnv_1')).toBe('')
})

it('keeps it over a login, which clears what the browser has stored', () => {
  keepDraft('cnv_1', 'Hello')
  leaveDraft('cnv_1', 'Hello', '/login')
  localStorage.clear()
  expect([findDraft('cnv_1'), findDraft('cnv_1')]).toEqual(['Hello', 'Hello'])
  // It goes with the next session.
  localStorage.clear()
  expect(findDraft('cnv_1')).toBe('')
})

it('is gone once somebody has cleared it', () => {
  leaveDraft('cnv_1', 'Hello', '/login')
  keepDraft('cnv_1', '')
  expect(findDraft('cnv_1')).toBe('')
})

it('does without storage where there is none', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDraft('cnv_1', 'Hello')
  leaveDraft('cnv_1', 'Hello', '/login')
  expect(findDraft('cnv_1')).toBe('')
})
