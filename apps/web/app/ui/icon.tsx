import { cx } from './cx'
import type { IconName } from './icon-paths'

export type { IconName }

export type IconProps = {
  name: IconName
  /** Edge length in pixels. */
  size?: number
  /** Only without a word beside it; otherwise the icon is hidden from screen readers. */
  label?: string
  className?: string
}

/** Drawn filled; the others are strokes. */
const FILLED: ReadonlySet<IconName> = new Set<IconName>(['heart-filled', 'star', 'play', 'more'])

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(FILLED.has(name) ? 'icon-filled' : 'icon', className)}
    >
      <use href={`${__ICONS_URL__}#${name}`} />
    </svg>
  )
}
