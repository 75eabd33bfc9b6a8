import { pictureSrcSet, pictureUrl } from '../../../lib/uploads'

const FADE_MS = 200
/** Neighbours follow each other instead of jumping all at once. */
const STAGGER_MS = 90
const STAGGERED = 6

/** What a tile's picture turns through: the keys that can be shown, and which of them is. */
interface Turning {
  keys: string[]
  at: number
}

const turnings = new WeakMap<HTMLImageElement, Turning>()

/** "/uploads/abc-640.webp" → "abc" */
const keyIn = (src: string): string => /\/uploads\/(.+)-\d+\.webp$/.exec(src)?.[1] ?? ''

function turningOf(image: HTMLImageElement): Turning {
  let turning = turnings.get(image)
  if (!turning) {
    turning = { keys: [keyIn(image.src), ...(image.dataset.more ?? '').split(' ')], at: 0 }
    turnings.set(image, turning)
  }
  return turning
}

const isInView = (image: HTMLImageElement): boolean => {
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Someone points at the tile, or is in it with the keyboard. */
const isHeld = (image: HTMLImageElement): boolean =>
  image.closest('[data-plays]')?.matches(':hover, :focus-within') ?? false

/** Fetches a picture before it is shown. @throws when it cannot be shown */
async function fetchPicture(key: string, sizes: string): Promise<void> {
  const next = new Image()
  next.sizes = sizes
  next.srcset = pictureSrcSet(key)
  next.src = pictureUrl(key, 640)
  await next.decode()
}

/** Puts the next picture over the one before, which stays below until it is gone. */
async function turn(image: HTMLImageElement, delay: number): Promise<void> {
  const turning = turningOf(image)
  const next = (turning.at + 1) % turning.keys.length
  const key = turning.keys[next]
  if (key === undefined || key === '' || turning.keys.length < 2) return
  try {
    await fetchPicture(key, image.sizes)
  } catch {
    turning.keys.splice(next, 1)
    return
  }
  if (!image.isConnected || isHeld(image)) return
  const { parentElement: place } = image
  if (place) place.style.background = `url("${image.currentSrc}") center / cover`
  image.style.background = ''
  image.srcset = pictureSrcSet(key)
  image.src = pictureUrl(key, 640)
  turning.at = next
  const fade = { duration: FADE_MS, delay, easing: 'ease-out', fill: 'backwards' } as const
  image.animate([{ opacity: 0 }, { opacity: 1 }], fade)
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The browser is set to save data. */
const sparesBytes = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Turns the pictures of the tiles in view, but not of one that is pointed at or has the focus, and none for
 * people who want no motion. Works on what the server wrote: a tile with one picture costs nothing, and no
 * tile has code of its own.
 */
export function turnPictures(): void {
  if (document.hidden || isCalm() || sparesBytes()) return
  const seen = [...document.querySelectorAll<HTMLImageElement>('img[data-more]')].filter(
    (image) => image.complete && isInView(image) && !isHeld(image),
  )
  for (const [index, image] of seen.entries()) void turn(image, (index % STAGGERED) * STAGGER_MS)
}
