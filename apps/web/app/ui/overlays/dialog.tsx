import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useDrag } from '../carousel/use-drag'
import { cx } from '../cx'
import { describedBy, OverlayFoot, OverlayHead, type OverlayHeadProps, veil } from './overlay-parts'
import { useFocusReturn } from './use-focus-return'

export type DialogProps = OverlayHeadProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'medium' | 'wide'
  /** Makes it movable by its head, with pointer and arrow keys; read out there: "Move with the arrow keys". */
  moveLabel?: string
  /**
   * Whether the page waits until it is closed. One that comes by itself leaves it be: to shut a page away, its style
   * is reckoned anew in whole, which holds up a slow phone for a quarter of a second.
   */
  modal?: boolean
}

/** Heavy: take `LazyDialog`. On a phone it comes from below, elsewhere it is in the middle. */
export function Dialog({
  open,
  onOpenChange,
  children,
  footer,
  size = 'medium',
  moveLabel,
  modal = true,
  ...head
}: DialogProps) {
  const drag = useDrag()
  const focusReturn = useFocusReturn()
  const place = 'grid items-end overflow-y-auto sm:place-items-center sm:p-6'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        <Ground isVeil={modal} className={place}>
          <Radix.Content
            onCloseAutoFocus={focusReturn.onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus()
              // Its first stop would be the head to move it by, which is not what it came for.
              if (moveLabel === undefined || !(event.currentTarget instanceof HTMLElement)) return
              event.preventDefault()
              event.currentTarget.focus()
            }}
            {...describedBy(head)}
            style={moveLabel === undefined ? undefined : drag.style}
            className={cx(
              'pointer-events-auto flex max-h-[94dvh] w-full flex-col overflow-clip rounded-t-card bg-surface text-ink shadow-float outline-none sm:rounded-card',
              'comes-and-goes [--from-y:24px] sm:[--from-scale:0.97] sm:[--from-y:8px]',
              size === 'wide' ? 'sm:max-w-wide' : 'sm:max-w-dialog',
              // Without a veil an edge keeps it apart from what it floats over.
              !modal && 'ring-2 ring-surface',
            )}
          >
            {moveLabel === undefined ? (
              <OverlayHead {...head} />
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
              <div
                {...drag.handle}
                role="group"
                aria-label={moveLabel}
                className="touch-none select-none sm:cursor-move"
              >
                <OverlayHead {...head} />
              </div>
            )}
            <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
            {footer != null && <OverlayFoot>{footer}</OverlayFoot>}
          </Radix.Content>
        </Ground>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Where the dialog is: on a veil over the page, or on nothing, so that the page can be used beside it. */
function Ground({
  isVeil,
  className,
  children,
}: {
  isVeil: boolean
  className: string
  children: ReactNode
}) {
  if (isVeil) return <Radix.Overlay className={cx(veil, className)}>{children}</Radix.Overlay>
  return <div className={cx('pointer-events-none fixed inset-0 z-50', className)}>{children}</div>
}
