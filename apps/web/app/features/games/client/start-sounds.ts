import type { SoundSettings } from './sound-settings'
import { openSynth, type Synth } from './synth'

/** Nobody is startled by music the moment they touch the page. */
const MUSIC_DELAY_MS = 1_000

/** From one page of the games to the next the sound of a press is not cut off, and the music goes on. */
const HAND_ON_MS = 1_000
let handedOn: { synth: Synth; timer: ReturnType<typeof setTimeout> } | null = null

function takeOver(): Synth | null {
  if (handedOn === null) return null
  clearTimeout(handedOn.timer)
  const { synth } = handedOn
  handedOn = null
  return synth
}

function handOn(synth: Synth): void {
  const timer = setTimeout(() => {
    handedOn = null
    synth.close()
  }, HAND_ON_MS)
  handedOn = { synth, timer }
}

const GESTURES = ['pointerdown', 'keydown']

/**
 * Opens the sounds of a page with the first gesture there, or takes over those of the page before; music begins a while later.
 * @param page where gestures are made
 * @param settings as they are at that time
 * @returns the synthesiser once there is one, and what ends it with its page
 */
export function startSounds(
  page: EventTarget,
  settings: () => SoundSettings,
  open: () => Synth = openSynth,
): { synth(): Synth | null; stop(): void } {
  let synth: Synth | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (own: Synth) => {
    synth = own
    timer = setTimeout(() => {
      const { musicEnabled, musicVolume } = settings()
      if (musicEnabled) own.setMusic(musicVolume)
    }, MUSIC_DELAY_MS)
  }
  const onGesture = () => {
    stopListening()
    begin(open())
  }
  const stopListening = () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, onGesture)
  }
  const before = takeOver()
  if (before) begin(before)
  else for (const gesture of GESTURES) page.addEventListener(gesture, onGesture)
  return {
    synth: () => synth,
    stop() {
      stopListening()
      clearTimeout(timer)
      if (synth) handOn(synth)
      synth = null
    },
  }
}
