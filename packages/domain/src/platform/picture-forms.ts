/** The pictures of an item while its form is filled in: their order, and what is cut out of one. Browsers load this. */

/** Keys of pictures as the form sends them, in their order. */
export const readOrder = (typed: string): string[] => [
  ...new Set(typed.split(',').filter((key) => /^[a-z0-9-]{1,80}$/.test(key))),
]

export const writeOrder = (keys: readonly string[]): string => keys.join(',')

/** The same list with one entry at another place; a place outside of it counts as its end. */
export function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)]
}

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** Of a crop, in pixels: less shows nothing. */
const MIN_CROP = 64

/** A part of a picture: the picture is turned first, then the box is cut out, in pixels of the turned picture. */
export interface Crop extends Size {
  /** Clockwise, in quarters. */
  turns: number
  left: number
  top: number
}

/** The size of a picture after so many quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height }

/** Whether a crop lies within a picture, and shows enough of it. */
export function isCropOf(picture: Size, { turns, left, top, width, height }: Crop): boolean {
  const whole = turnedSize(picture, turns)
  const least = Math.min(MIN_CROP, whole.width, whole.height)
  return (
    [turns, left, top, width, height].every(Number.isInteger) &&
    turns >= 0 &&
    turns <= 3 &&
    left >= 0 &&
    top >= 0 &&
    width >= least &&
    height >= least &&
    left + width <= whole.width &&
    top + height <= whole.height
  )
}

/** The largest box of this shape in the middle of a picture. @param aspect width by height; null for all of it */
export function middleCrop(picture: Size, turns: number, aspect: number | null): Crop {
  const whole = turnedSize(picture, turns)
  if (aspect === null) return { turns, left: 0, top: 0, ...whole }
  const width = Math.max(1, Math.min(whole.width, Math.round(whole.height * aspect)))
  const height = Math.max(1, Math.min(whole.height, Math.round(width / aspect)))
  return {
    turns,
    left: Math.floor((whole.width - width) / 2),
    top: Math.floor((whole.height - height) / 2),
    width,
    height,
  }
}

const FROM = 'from-'

/** The field that says which picture a cropped one takes the place of. */
export const cropField = (key: string): string => `${FROM}${key}`

/** The fields of a form, in which what named a picture names the one that took its place. */
export function withCropped<T extends Readonly<Record<string, string | undefined>>>(values: T): T {
  const latest = new Map(
    readOrder(values.order ?? '').flatMap((key): [string, string][] => {
      const before = values[cropField(key)]
      return before ? [[before, key]] : []
    }),
  )
  const moved = Object.entries(values).flatMap(([name, value]) => {
    const to = /^picture-\d+$/.test(name) ? latest.get(value ?? '') : undefined
    return to === undefined ? [] : [[name, to] as const]
  })
  return { ...values, ...Object.fromEntries(moved) }
}
