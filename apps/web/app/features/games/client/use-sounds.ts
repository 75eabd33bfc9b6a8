import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_SOUNDS, readSoundSettings, type SoundSettings, writeSoundSettings } from './sound-settings'
import { startSounds } from './start-sounds'
import type { Sound } from './synth'

export interface Sounds {
  settings: SoundSettings
  change(settings: SoundSettings): void
  play(sound: Sound): void
}

/** Sounds as this browser's settings have them. Nothing sounds before the first gesture. */
export function useSounds(): Sounds {
  const [settings, setSettings] = useState(DEFAULT_SOUNDS)
  const sounds = useRef<ReturnType<typeof startSounds>>()
  const latest = useRef(settings)
  latest.current = settings

  const change = useCallback((next: SoundSettings) => {
    setSettings(next)
    writeSoundSettings(next)
    sounds.current?.synth()?.setMusic(next.musicEnabled ? next.musicVolume : 0)
  }, [])
  const play = useCallback((sound: Sound) => {
    const { soundEnabled, soundVolume } = latest.current
    if (soundEnabled) sounds.current?.synth()?.play(sound, soundVolume)
  }, [])

  useEffect(() => {
    setSettings(readSoundSettings())
    const own = startSounds(document, () => latest.current)
    sounds.current = own
    return () => own.stop()
  }, [])

  return { settings, change, play }
}
