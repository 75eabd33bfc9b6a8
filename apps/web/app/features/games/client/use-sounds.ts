import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_SOUNDS, readSoundSettings, type SoundSettings, writeSoundSettings } from './sound-settings'
import { openSynth, type Sound, type Synth } from './synth'

/** Nobody is startled by music the moment they touch the page. */
const MUSIC_DELAY_MS = 1_000

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
    const onGesture = () => {
      stopListening()
      synth.current = openSynth()
      timer = setTimeout(() => {
        const { musicEnabled, musicVolume } = latest.current
        if (musicEnabled) synth.current?.setMusic(musicVolume)
      }, MUSIC_DELAY_MS)
    }
    const stopListening = () => {
      document.removeEventListener('pointerdown', onGesture)
      document.removeEventListener('keydown', onGesture)
    }
    document.addEventListener('pointerdown', onGesture)
    document.addEventListener('keydown', onGesture)
    return () => {
      stopListening()
      clearTimeout(timer)
      synth.current?.close()
      synth.current = null
    }
  }, [])

  return { settings, change, play }
}
