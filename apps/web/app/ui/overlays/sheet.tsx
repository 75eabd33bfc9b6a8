import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { describedBy, OverlayFoot, OverlayHead, type OverlayHeadProps, veil } from './overlay-parts'
import { useFocusReturn } from './use-focus-return'

export type SheetSide = 'left' | 'right' | 'bottom'

export type SheetProps = Omit<OverlayHeadProps, 'festive'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: SheetSide
  /** Of a sheet at the side: 400 px, or 850 px; never wider than the window. */
  width?: 'narrow' | 'wide'
  children: ReactNode
  footer?: ReactNode
}

const places: Record<SheetSide, string> = {
  left: 'inset-y-0 left-0 w-full [--from-x:-100%]',
  right: 'inset-y-0 right-0 w-full [--from-x:100%]',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card [--from-y:100%]',
}

/** Heavy: take `LazySheet`. For filters that must work without scripts: `DisclosureSheet`. */
export function Sheet({
  open,
  onOpenChange,
  side = 'right',
  width = 'narrow',
  children,
  footer,
  ...head
}: SheetProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...focusReturn}
          {...describedBy(head)}
          className={cx(
            'fixed z-50 flex flex-col overflow-clip bg-surface text-ink shadow-float comes-and-goes',
            places[side],
            side !== 'bottom' && (width === 'wide' ? 'max-w-wide' : 'max-w-[400px]'),
          )}
        >
          <OverlayHead {...head} />
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer != null && <OverlayFoot>{footer}</OverlayFoot>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
