import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { describeTimeLeft } from '../../platform/client/time-left'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SLOW_TICK_MS = 20_000

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** How long an auction still runs; in its last hour by the second. */
export function Countdown({ endsAt, minutesLeft }: { endsAt: number; minutesLeft: number }) {
  const t = useT()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      setNow(Date.now())
      const left = endsAt - Date.now()
      if (left > 0) timer = setTimeout(tick, left < HOUR_MS ? 1_000 : SLOW_TICK_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt])

  const left = now === null ? minutesLeft * MINUTE_MS : Math.max(0, endsAt - now)
  const seconds = Math.ceil(left / 1_000)
  const isLate = now !== null && left > 0 && left < HOUR_MS
  const clock = `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
  return (
    <span role="timer">
      <Badge look="ticket" tone={isLate ? 'bunga' : 'laut'} icon="gavel">
        <span className="tabular-nums">
          {isLate ? t('auction.leftClock', { clock }) : describeTimeLeft(t, Math.ceil(left / MINUTE_MS))}
        </span>
      </Badge>
    </span>
  )
}
