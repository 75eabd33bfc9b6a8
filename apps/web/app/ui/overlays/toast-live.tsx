import * as Radix from 'radix-ui/toast'
import { useLayoutEffect, useState } from 'react'
import { buttonClass } from '../button-class'
import { cx } from '../cx'
import { Icon } from '../icon'
import { NoticeMark } from '../notice'
import { dismissToast, type Toast } from './toast-store'

export type ToastRegionProps = {
  placement?: 'top-center' | 'top-right'
  durationMs?: number
  /** How many are shown at once; the others wait. */
  limit?: number
  /** Names the region; `{hotkey}` in it is replaced by the key that leads there (F8). */
  label: string
  /** Read out before each toast. */
  toastLabel: string
  closeLabel: string
}

export type ToastLiveProps = ToastRegionProps & { toasts: readonly Toast[] }

const places = {
  'top-center': 'left-1/2 -translate-x-1/2',
  'top-right': 'left-1/2 -translate-x-1/2 sm:right-4 sm:left-auto sm:translate-x-0',
}

/** What was pressed is in the upper half of the window: what may be pressed next is beside it. */
export const isPressedAbove = (pressed: Element | null, height: number): boolean => {
  if (!pressed?.matches('a, button, summary')) return false
  const { top, bottom } = pressed.getBoundingClientRect()
  return (top + bottom) / 2 < height / 2
}

/** On a phone it keeps off what was pressed: there it would lie over the next button. */
export function ToastLive({
  placement = 'top-right',
  durationMs = 5000,
  limit = 3,
  label,
  toastLabel,
  closeLabel,
  toasts,
}: ToastLiveProps) {
  const [isBelow, setBelow] = useState(false)
  const isAny = toasts.length > 0
  useLayoutEffect(() => {
    if (isAny) setBelow(isPressedAbove(document.activeElement, innerHeight))
  }, [isAny])
  return (
    <Radix.Provider label={toastLabel} duration={durationMs} swipeDirection={isBelow ? 'right' : 'up'}>
      {toasts.slice(0, limit).map((toast) => (
        <Radix.Root
          key={toast.id}
          duration={toast.durationMs}
          // Only what went wrong may interrupt what is being read out.
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id)
          }}
          className="flex items-start gap-3 rounded-card border border-line bg-surface p-3 text-ink shadow-float comes-and-goes [--from-y:-12px]"
        >
          <NoticeMark tone={toast.tone} />
          <div className="min-w-0 grow pt-0.5">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.text && (
              <Radix.Description className="text-sm text-ink-soft">{toast.text}</Radix.Description>
            )}
            {toast.action && (
              <Radix.Action
                altText={toast.action.label}
                onClick={toast.action.onPress}
                className={buttonClass({ variant: 'secondary', size: 'small', className: 'mt-2' })}
              >
                {toast.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close className={buttonClass({ variant: 'quiet', size: 'small', square: true })}>
            <Icon name="close" size={18} />
            <span className="sr-only">{closeLabel}</span>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={label}
        className={cx(
          'fixed top-[calc(var(--top-bar,0px)+12px)] z-60 grid w-[min(400px,calc(100vw-32px))] gap-2 outline-none',
          places[placement],
          isBelow && 'max-sm:top-auto max-sm:bottom-[calc(var(--bottom-bar,0px)+var(--chosen-bar,0px)+12px)]',
        )}
      />
    </Radix.Provider>
  )
}
