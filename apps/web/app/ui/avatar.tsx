import { cx } from './cx'

export type AvatarProps = {
  /** Gives the initials and the colour. */
  name: string
  src?: string
  /** Empty where the name is beside it. */
  alt?: string
  /** Edge length in pixels. */
  size?: number
  className?: string
}

const grounds = [
  'bg-jade-soft text-jade',
  'bg-kunyit-soft text-kunyit-ink',
  'bg-bunga-soft text-bunga-ink',
  'bg-laut-soft text-laut',
]

/** First letters of the first and the last word; of a Chinese name the last character. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')]
  if (/\p{Script=Han}/u.test(first[0] ?? '')) return first.at(-1) ?? ''
  const last = words.length > 1 ? [...(words.at(-1) ?? '')] : []
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase()
}

function groundOf(name: string): string | undefined {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return grounds[sum % grounds.length]
}

export function Avatar({ name, src, alt = '', size = 40, className }: AvatarProps) {
  if (src) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        className={cx('shrink-0 rounded-full bg-sunken object-cover', className)}
        style={{ width: size, height: size }}
      />
    )
  }
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={cx('grid shrink-0 place-items-center rounded-full font-bold', groundOf(name), className)}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {initialsOf(name)}
    </span>
  )
}
