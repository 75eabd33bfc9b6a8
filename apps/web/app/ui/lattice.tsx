import { useId } from 'react'
import { cx } from './cx'
import { edgeThreads, fieldThreads } from './lattice-threads'

export type LatticeProps = {
  /** Pixels per thread. */
  scale?: number
  /** Colour (`text-…`) and strength (`opacity-…`). */
  className?: string
}

function Cloth({ threads, cell, scale }: { threads: string; cell: number; scale: number }) {
  const id = useId().replaceAll(':', '')
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={cell}
          height={cell}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          {/* A little of the ground shows between the rows, as it does between threads. */}
          <path d={threads} transform="translate(0 .5)" stroke="currentColor" strokeWidth=".8" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  )
}

/** Songket: gold thread on the ground of its parent, which is `relative`. */
export function Lattice({ scale = 2.5, className }: LatticeProps) {
  return (
    <svg
      aria-hidden="true"
      className={cx('pointer-events-none absolute inset-0 size-full', className ?? 'text-thread opacity-25')}
    >
      <Cloth threads={fieldThreads} cell={32} scale={scale} />
    </svg>
  )
}

/** The border of the cloth: a row of bamboo shoots. `down` lets them hang. */
export function LatticeEdge({ scale = 1, down, className }: LatticeProps & { down?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      height={16 * scale}
      className={cx('pointer-events-none block w-full', down && 'rotate-180', className ?? 'text-thread')}
    >
      <Cloth threads={edgeThreads} cell={16} scale={scale} />
    </svg>
  )
}
