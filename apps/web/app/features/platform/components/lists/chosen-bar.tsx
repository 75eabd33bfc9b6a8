import { type ReactNode, useRef } from 'react'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { useBarHeight } from '../../client/use-bar-height'
import { tickAll, useTicked } from '../../client/use-ticked'

/**
 * Holds the form for the ticked rows of a list. It stands below them: with scripts as a bar at the bottom of the window once
 * something is ticked, without as a line that opens.
 */
export function ChosenBar({
  form,
  label,
  hasTabs,
  children,
}: {
  /** Its id, which the boxes of the rows name. */
  form: string
  label: string
  /** Whether its readers have tabs at the bottom of a phone. */
  hasTabs?: boolean
  /** The form. @param tools how many rows are ticked, and a button that unticks them; null where no script runs */
  children: (tools: ReactNode) => ReactNode
}) {
  const t = useT()
  const ticked = useTicked(form)
  if (ticked === null)
    return (
      <details className="mt-4 rounded-card border border-line bg-surface px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{label}</summary>
        <div className="pb-4">{children(null)}</div>
      </details>
    )
  // The boxes name the form, and what is ticked anew finds it.
  if (ticked.count === 0) return null
  return (
    <StuckBar label={label} hasTabs={hasTabs ?? false}>
      {children(
        <>
          <output className="text-sm font-semibold tabular-nums">
            {t('listTools.ticked', { count: ticked.count })}
          </output>
          <Button type="button" variant="quiet" size="small" onClick={() => tickAll(form, false)}>
            {t('listTools.untickAll')}
          </Button>
        </>,
      )}
    </StuckBar>
  )
}

function StuckBar({ label, hasTabs, children }: { label: string; hasTabs: boolean; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar)
  return (
    <section
      ref={bar}
      aria-label={label}
      className={cx(
        'sticky z-20 mt-4 rounded-card border border-jade bg-surface p-3 shadow-float short:static',
        hasTabs ? 'bottom-[calc(var(--bottom-bar)+0.5rem)]' : 'bottom-2',
      )}
    >
      {children}
    </section>
  )
}
