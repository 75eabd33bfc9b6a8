import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SOUNDS, type SoundSettings } from './sound-settings'
import { startSounds } from './start-sounds'
import type { Synth } from './synth'

let settings: SoundSettings
let opened: { [Name in keyof Synth]: ReturnType<typeof vi.fn> }[]
const open = () => {
  const synth = { play: vi.fn(), setMusic: vi.fn(), close: vi.fn() }
  opened.push(synth)
  return synth
}
const start = (page: EventTarget) => startSounds(page, () => settings, open)
const touch = (page: EventTarget, gesture = 'pointerdown') => page.dispatchEvent(new Event(gesture))

beforeEach(() => {
  vi.useFakeTimers()
  settings = { ...DEFAULT_SOUNDS, musicEnabled: true, musicVolume: 0.4 }
  opened = []
})
afterEach(() => {
  // What a page has left behind ends before the next test.
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('the music of a page', () => {
  it.each(['pointerdown', 'keydown'])('begins a second after the first %s, and once', (gesture) => {
    const page = new EventTarget()
    const sounds = start(page)
    vi.advanceTimersByTime(60_000)
    expect([opened.length, sounds.synth()]).toEqual([0, null])
    touch(page, gesture)
    expect(sounds.synth()).toBe(opened[0])
    vi.advanceTimersByTime(999)
    expect(opened[0]?.setMusic).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(opened[0]?.setMusic.mock.calls).toEqual([[0.4]])
    touch(page, gesture)
    vi.advanceTimersByTime(60_000)
    expect([opened.length, opened[0]?.setMusic.mock.calls.length]).toEqual([1, 1])
    sounds.stop()
  })

  it('stays off where the settings say so by then', () => {
    const page = new EventTarget()
    const sounds = start(page)
    touch(page)
    settings.musicEnabled = false
    vi.advanceTimersByTime(60_000)
    expect(opened[0]?.setMusic).not.toHaveBeenCalled()
    sounds.stop()
  })

  it('does not begin on a page that was left before, and its sounds end a second later', () => {
    const page = new EventTarget()
    const sounds = start(page)
    touch(page)
    vi.advanceTimersByTime(500)
    sounds.stop()
    expect(sounds.synth()).toBeNull()
    vi.advanceTimersByTime(999)
    expect(opened[0]?.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(opened[0]?.close).toHaveBeenCalledOnce()
    expect(opened[0]?.setMusic).not.toHaveBeenCalled()
    touch(page)
    expect(opened).toHaveLength(1)
  })

  it('goes on from one page to the next, without another gesture', () => {
    const page = new EventTarget()
    const first = start(page)
    touch(page)
    vi.advanceTimersByTime(2_000)
    first.stop()
    vi.advanceTimersByTime(300)
    const next = start(page)
    vi.advanceTimersByTime(60_000)
    expect([next.synth(), opened.length]).toEqual([opened[0], 1])
    expect(opened[0]?.close).not.toHaveBeenCalled()
    next.stop()
  })
})
