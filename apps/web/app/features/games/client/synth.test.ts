import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSynth } from './synth'

const TUNE_NOTES = 16

interface Node {
  gain: { value: number; setValueAtTime(): void; linearRampToValueAtTime(): void }
  to: unknown
}

/** As much of a browser's audio as the synthesiser uses: it notes when each voice sounds, and where it goes. */
class FakeAudio {
  currentTime = 0
  state = 'running'
  destination = 'the speakers'
  voices: { at: number; out: Node | null }[] = []
  createGain() {
    const node: Node & Record<string, unknown> = {
      gain: { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {} },
      to: null,
      connect(to: unknown) {
        node.to = to
        return to
      },
      disconnect() {
        node.to = null
      },
    }
    Object.assign(node.gain, { exponentialRampToValueAtTime() {} })
    return node
  }
  createOscillator() {
    const { voices } = this
    let own: Node | null = null
    return {
      type: '',
      frequency: { value: 0 },
      connect(to: Node) {
        own = to
        return to
      },
      start: (at: number) => voices.push({ at, out: own }),
      stop() {},
    }
  }
  suspend() {
    this.state = 'suspended'
  }
  resume() {
    this.state = 'running'
  }
  close() {
    this.state = 'closed'
  }
}

let audio: FakeAudio
const page = { hidden: false, listeners: new Set<() => void>() }
const look = (hidden: boolean) => {
  page.hidden = hidden
  for (const listener of page.listeners) listener()
}
/** Time that passes; the clock of the audio stands still while it is suspended. */
function pass(seconds: number): void {
  for (let step = 0; step < seconds * 10; step++) {
    if (audio.state === 'running') audio.currentTime += 0.1
    vi.advanceTimersByTime(100)
  }
}
/** Voices that reach the speakers by way of the music. */
const heard = () =>
  audio.voices.filter(({ out }) => {
    const music = out?.to as Node | null
    return music?.to === audio.destination
  })

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  page.listeners.clear()
  vi.stubGlobal(
    'AudioContext',
    class extends FakeAudio {
      constructor() {
        super()
        audio = this
      }
    },
  )
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays one tune after the other, none of them beside itself', () => {
  openSynth().setMusic(0.3)
  pass(40)
  const times = heard().map(({ at }) => Math.round(at * 10))
  expect(new Set(times).size).toBe(times.length)
  expect(times.length).toBeGreaterThanOrEqual(5 * TUNE_NOTES)
})

it('is quiet while its tab is hidden, and goes on with one tune after that', () => {
  const synth = openSynth()
  synth.setMusic(0.3)
  pass(2)
  look(true)
  const before = audio.voices.length
  pass(120)
  synth.play('correct', 0.7)
  expect(audio.state).toBe('suspended')
  expect(audio.voices).toHaveLength(before)
  look(false)
  pass(20)
  const times = heard().map(({ at }) => Math.round(at * 10))
  expect(new Set(times).size).toBe(times.length)
})

it('begins the tune anew when music is switched off and on, without the notes of before', () => {
  const synth = openSynth()
  synth.setMusic(0.3)
  pass(1)
  synth.setMusic(0)
  expect(heard()).toEqual([])
  synth.setMusic(0.5)
  expect(heard()).toHaveLength(TUNE_NOTES)
})

it('plays no sound at volume 0, and ends with its page', () => {
  const synth = openSynth()
  synth.play('click', 0)
  expect(audio.voices).toEqual([])
  synth.play('win', 0.7)
  expect(audio.voices).toHaveLength(4)
  synth.close()
  expect([audio.state, page.listeners.size]).toEqual(['closed', 0])
})
