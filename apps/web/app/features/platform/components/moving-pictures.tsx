import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../../i18n/provider'
import { readStored, writeStored } from '../../../lib/cookies/stored'

/** The place in the footer that waits for the button. */
const MOVING_ID = 'moving'
const STILL = 'picturesStill'
const EVERY_MS = 3_000

/** What turns them is fetched when they turn for the first time. */
const turnThem = async () => (await import('../../catalogue/client/turn-pictures')).turnPictures()

/** Advances the pictures of tiles, unless slideshows are stopped in the footer. */
export function MovingPictures() {
  const t = useT()
  const [isStill, setStill] = useState(() => readStored(STILL) === '1')
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => void turnThem().catch(() => {}), EVERY_MS)
    return () => clearInterval(timer)
  }, [isStill])
  const place = document.getElementById(MOVING_ID)
  if (!place) return null
  const toggle = () => {
    setStill(!isStill)
    writeStored(STILL, isStill ? null : '1')
  }
  return createPortal(
    <button type="button" aria-pressed={isStill} onClick={toggle} className="on-rimba-choice">
      {t('site.stillPictures')}
    </button>,
    place,
  )
}
