import { cx } from './cx'
import { filledIcons, type IconName, iconPaths } from './icon-paths'

export type { IconName }

export type IconProps = {
  name: IconName
  /** Edge length in pixels. */
  size?: number
  /** Only when no word stands beside it; otherwise the icon is hidden from screen readers. */
  label?: string
  className?: string
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  const filled = filledIcons.has(name)
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(filled ? 'icon-filled' : 'icon', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
