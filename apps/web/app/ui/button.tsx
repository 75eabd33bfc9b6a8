import { Link } from '@remix-run/react'
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Icon, type IconName } from './icon'
import type { CheckedLinkProps } from './link-props'
import { SpinnerMark } from './spinner'

export type { ButtonLook, ButtonSize, ButtonVariant } from './button-class'

type Content = { icon?: IconName; iconEnd?: IconName; children: ReactNode }

export type ButtonProps = ButtonLook &
  Content &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Keeps its width and its focus, shows a spinner, takes no clicks. */
    loading?: boolean
    /** Read out while loading. */
    loadingLabel?: string
  }

export type ButtonLinkProps<To extends string> = ButtonLook & Content & CheckedLinkProps<To>

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'block' | 'square'> & {
  icon: IconName
  label: string
  iconSize?: number
  /** For one that switches something on and off. */
  pressed?: boolean
}

function ButtonContent({ icon, iconEnd, children }: Content) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    block,
    square,
    className,
    icon,
    iconEnd,
    loading,
    loadingLabel,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, block, square, className })}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">
            <ButtonContent icon={icon} iconEnd={iconEnd}>
              {children}
            </ButtonContent>
          </span>
          <SpinnerMark className="absolute" />
          {loadingLabel && <span className="sr-only">{loadingLabel}</span>}
        </>
      ) : (
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      )}
    </button>
  )
})

/** Looks like a button, is a link: for going somewhere. */
export function ButtonLink<To extends string>({
  variant,
  size,
  block,
  square,
  className,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonLinkProps<To>) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, square, className })}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  )
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, iconSize = 22, variant = 'quiet', pressed, ...rest },
  ref,
) {
  return (
    <Button {...rest} ref={ref} variant={variant} square aria-pressed={pressed}>
      <Icon name={icon} size={iconSize} className={pressed ? 'text-bunga-ink' : undefined} />
      <span className="sr-only">{label}</span>
    </Button>
  )
})
