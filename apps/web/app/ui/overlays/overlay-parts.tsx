import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../button-class'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Lattice, LatticeEdge } from '../lattice'

export const veil = 'fixed inset-0 z-50 bg-veil comes-and-goes'

export type OverlayHeadProps = {
  title: string
  description?: ReactNode
  closeLabel: string
  /** On the deep green with gold thread: gifts, welcomes. */
  festive?: boolean
}

/** Radix warns about a missing description unless it is undefined. */
export function describedBy({ description }: OverlayHeadProps): { 'aria-describedby'?: undefined } {
  return description == null ? { 'aria-describedby': undefined } : {}
}

export function OverlayHead({ title, description, closeLabel, festive }: OverlayHeadProps) {
  return (
    <>
      <div
        className={cx(
          'relative flex items-start gap-3',
          festive ? 'on-rimba bg-rimba px-5 pt-8 pb-5 text-on-rimba' : 'px-5 pt-4 pb-3',
        )}
      >
        {festive && <Lattice className="text-thread opacity-25" />}
        <div className="relative min-w-0 grow">
          <Radix.Title className={cx('font-extrabold', festive ? 'text-xl' : 'pt-2 text-lg')}>
            {title}
          </Radix.Title>
          {description != null && (
            <Radix.Description className={cx('mt-1 text-sm', festive ? 'text-on-rimba' : 'text-ink-soft')}>
              {description}
            </Radix.Description>
          )}
        </div>
        <Radix.Close
          className={buttonClass({
            variant: 'quiet',
            square: true,
            className: cx('-mr-2', festive && '-mt-4 text-on-rimba! hover:text-rimba!'),
          })}
        >
          <Icon name="close" size={22} />
          <span className="sr-only">{closeLabel}</span>
        </Radix.Close>
      </div>
      {festive && <LatticeEdge down className="bg-rimba text-thread" />}
    </>
  )
}

export function OverlayFoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:*:grow sm:gap-3 sm:px-5 sm:py-4">
      {children}
    </div>
  )
}
