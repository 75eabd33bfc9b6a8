import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_SOUNDS, readSoundSettings, type SoundSettings, writeSoundSettings } from './sound-settings'
import { openSynth, type Sound, type Synth } from './synth'

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

export interface Sounds {
  settings: SoundSettings
  change(settings: SoundSettings): void
  play(sound: Sound): void
}

/** Sounds as this browser's settings have them. Nothing sounds before the first gesture. */
export function useSounds(): Sounds {
  const [settings, setSettings] = useState(DEFAULT_SOUNDS)
  const synth = useRef<Synth | null>(null)
  const latest = useRef(settings)
  latest.current = settings

  const change = useCallback((next: SoundSettings) => {
    setSettings(next)
    writeSoundSettings(next)
    synth.current?.setMusic(next.musicEnabled ? next.musicVolume : 0)
  }, [])
  const play = useCallback((sound: Sound) => {
    const { soundEnabled, soundVolume } = latest.current
    if (soundEnabled) synth.current?.play(sound, soundVolume)
  }, [])

  useEffect(() => {
    setSettings(readSoundSettings())
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = (own: Synth) => {
      synth.current = own
      timer = setTimeout(() => {
        const { musicEnabled, musicVolume } = latest.current
        if (musicEnabled) own.setMusic(musicVolume)
      }, MUSIC_DELAY_MS)
    }
    const onGesture = () => {
      stopListening()
      begin(openSynth())
    }
    const stopListening = () => {
      document.removeEventListener('pointerdown', onGesture)
      document.removeEventListener('keydown', onGesture)
    }
    const before = takeOver()
    if (before) begin(before)
    else {
      document.addEventListener('pointerdown', onGesture)
      document.addEventListener('keydown', onGesture)
    }
    return () => {
      stopListening()
      clearTimeout(timer)
      if (synth.current) handOn(synth.current)
      synth.current = null
    }
  }, [])

  return { settings, change, play }
}
