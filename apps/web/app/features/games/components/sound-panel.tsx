import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import type { Sounds } from '../client/use-sounds'

/** What sounds, and how loud. Without scripts nothing sounds, so that there is nothing to set. */
export function SoundPanel({ settings, change }: Pick<Sounds, 'settings' | 'change'>) {
  const t = useT()
  const { soundEnabled, musicEnabled, soundVolume, musicVolume } = settings
  return (
    <Card title={t('games.sound')} className="noscript:hidden">
      <div className="grid gap-x-6 sm:grid-cols-2">
        <div>
          <Checkbox
            label={t('games.sounds')}
            checked={soundEnabled}
            onChange={({ currentTarget }) => change({ ...settings, soundEnabled: currentTarget.checked })}
          />
          <Volume
            label={t('games.soundVolume')}
            value={soundVolume}
            onChange={(volume) => change({ ...settings, soundVolume: volume })}
          />
        </div>
        <div>
          <Checkbox
            label={t('games.music')}
            checked={musicEnabled}
            onChange={({ currentTarget }) => change({ ...settings, musicEnabled: currentTarget.checked })}
          />
          <Volume
            label={t('games.musicVolume')}
            value={musicVolume}
            onChange={(volume) => change({ ...settings, musicVolume: volume })}
          />
        </div>
      </div>
    </Card>
  )
}

function Volume({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (volume: number) => void
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <span className="shrink-0">{label}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={value}
        aria-valuetext={`${Math.round(value * 100)} %`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-11 w-full min-w-0 accent-jade"
      />
    </label>
  )
}
