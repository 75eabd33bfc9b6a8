/** The five sounds and the music of the games, made by the browser itself: nothing is downloaded. */
export type Sound = 'correct' | 'wrong' | 'win' | 'lose' | 'click'

/** Frequency in hertz, start and length in seconds. */
type Note = readonly [frequency: number, start: number, length: number]

const SOUNDS: Readonly<Record<Sound, { wave: OscillatorType; notes: readonly Note[] }>> = {
  click: { wave: 'triangle', notes: [[880, 0, 0.05]] },
  correct: {
    wave: 'sine',
    notes: [
      [659.26, 0, 0.12],
      [880, 0.1, 0.22],
    ],
  },
  wrong: {
    wave: 'triangle',
    notes: [
      [233.08, 0, 0.16],
      [174.61, 0.14, 0.28],
    ],
  },
  win: {
    wave: 'sine',
    notes: [
      [523.25, 0, 0.14],
      [659.26, 0.12, 0.14],
      [783.99, 0.24, 0.14],
      [1046.5, 0.36, 0.5],
    ],
  },
  lose: {
    wave: 'triangle',
    notes: [
      [392, 0, 0.2],
      [349.23, 0.18, 0.2],
      [293.66, 0.36, 0.5],
    ],
  },
}

/** A pentatonic tune over eight seconds, which begins anew. */
const TUNE_SECONDS = 8
/** How long ahead of its start a tune is scheduled. */
const TUNE_AHEAD_SECONDS = 1
const TUNE: readonly Note[] = [
  392, 440, 523.25, 587.33, 659.26, 587.33, 523.25, 440, 392, 329.63, 392, 440, 523.25, 440, 392, 329.63,
].map((frequency, at): Note => [frequency, at * 0.5, 0.45])

const ATTACK_SECONDS = 0.01

function playNote(context: AudioContext, out: AudioNode, wave: OscillatorType, at: number, note: Note) {
  const [frequency, start, length] = note
  const voice = context.createOscillator()
  const envelope = context.createGain()
  voice.type = wave
  voice.frequency.value = frequency
  const from = at + start
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(0.5, from + ATTACK_SECONDS)
  envelope.gain.exponentialRampToValueAtTime(0.001, from + length)
  voice.connect(envelope).connect(out)
  voice.start(from)
  voice.stop(from + length)
}

export interface Synth {
  play(sound: Sound, volume: number): void
  /** Starts the music, or changes how loud it is; 0 ends it. */
  setMusic(volume: number): void
  close(): void
}

/** Browsers let nothing sound before a gesture: call it in one. */
export function openSynth(): Synth {
  const context = new AudioContext()
  /** Where the tune goes that sounds now: cut off, none of its notes is heard beside those of the next one. */
  let music: GainNode | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  /** On the clock of the context, which stands still while the page is not looked at. */
  let nextTune = 0
  const playTunes = () => {
    if (music === null) return
    if (context.currentTime >= nextTune - TUNE_AHEAD_SECONDS) {
      const at = Math.max(nextTune, context.currentTime)
      for (const note of TUNE) playNote(context, music, 'sine', at, note)
      nextTune = at + TUNE_SECONDS
    }
    timer = setTimeout(playTunes, (TUNE_AHEAD_SECONDS / 2) * 1_000)
  }
  const endMusic = () => {
    if (timer !== null) clearTimeout(timer)
    music?.disconnect()
    music = null
  }
  const onHide = () => void (document.hidden ? context.suspend() : context.resume())
  document.addEventListener('visibilitychange', onHide)
  return {
    play(sound, volume) {
      if (document.hidden || volume === 0) return
      const out = context.createGain()
      out.gain.value = volume
      out.connect(context.destination)
      const { wave, notes } = SOUNDS[sound]
      for (const note of notes) playNote(context, out, wave, context.currentTime, note)
    },
    setMusic(volume) {
      if (volume === 0) return endMusic()
      if (music !== null) {
        music.gain.value = volume
        return
      }
      music = context.createGain()
      music.gain.value = volume
      music.connect(context.destination)
      nextTune = 0
      playTunes()
    },
    close() {
      endMusic()
      document.removeEventListener('visibilitychange', onHide)
      void context.close()
    },
  }
}
