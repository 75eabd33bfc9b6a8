import { readStored, writeStored } from '../../../lib/cookies/stored'

export interface SoundSettings {
  soundEnabled: boolean
  musicEnabled: boolean
  /** From 0 to 1. */
  musicVolume: number
  soundVolume: number
}

/** Sounds are short answers to what one does; music goes on, so it is asked for. */
export const DEFAULT_SOUNDS: SoundSettings = {
  soundEnabled: true,
  musicEnabled: false,
  musicVolume: 0.3,
  soundVolume: 0.7,
}

const readVolume = (key: 'musicVolume' | 'soundVolume'): number => {
  const volume = Number(readStored(key) ?? Number.NaN)
  return volume >= 0 && volume <= 1 ? volume : DEFAULT_SOUNDS[key]
}
const readSwitch = (key: 'soundEnabled' | 'musicEnabled'): boolean => {
  const stored = readStored(key)
  return stored === null ? DEFAULT_SOUNDS[key] : stored === 'true'
}

export const readSoundSettings = (): SoundSettings => ({
  soundEnabled: readSwitch('soundEnabled'),
  musicEnabled: readSwitch('musicEnabled'),
  musicVolume: readVolume('musicVolume'),
  soundVolume: readVolume('soundVolume'),
})

export function writeSoundSettings(settings: SoundSettings): void {
  for (const [key, value] of Object.entries(settings)) writeStored(key, String(value))
}
