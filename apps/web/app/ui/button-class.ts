import { cx } from './cx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'highlight'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its place. */
  block?: boolean
  /** Square, for a lone icon. */
  square?: boolean
  className?: string
}

const pressed = 'shadow-[inset_0_-2px_0_rgb(0_0_0/0.16)] active:shadow-none'

const variants: Record<ButtonVariant, string> = {
  primary: `bg-jade text-on-jade hover:bg-jade-deep ${pressed}`,
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-jade hover:bg-jade-soft',
  danger: `bg-bunga text-on-bunga hover:bg-bunga-deep ${pressed}`,
  highlight: `bg-kunyit text-on-kunyit hover:bg-kunyit-deep ${pressed}`,
}

/** A small button looks 36 px high but is 44 px high to the finger. */
const sizes: Record<ButtonSize, { wide: string; square: string }> = {
  small: {
    wide: 'min-h-9 px-3 text-sm whitespace-nowrap after:absolute after:-inset-1',
    square: 'size-9 after:absolute after:-inset-1',
  },
  medium: { wide: 'min-h-11 px-4 py-2 text-base', square: 'size-11' },
  large: { wide: 'min-h-13 px-6 py-2 text-base', square: 'size-13' },
}

/** Classes of a button, for elements that are none of `Button` and `ButtonLink` (a `<summary>`, say). */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  block,
  square,
  className,
}: ButtonLook): string {
  return cx(
    'button',
    variants[variant],
    square ? sizes[size].square : sizes[size].wide,
    block && 'w-full',
    className,
  )
}
