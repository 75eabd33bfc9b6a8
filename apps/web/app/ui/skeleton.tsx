import { cx } from './cx'

export type SkeletonProps = {
  /** `line` is as high as a line of text. */
  shape?: 'line' | 'block' | 'circle'
  /** Its measures. */
  className?: string
}

/** The shape of what will come. Put `aria-busy` on the region around it. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-skeleton bg-sunken',
        shape === 'line' && 'my-1 h-4 rounded-[4px]',
        shape === 'block' && 'rounded-card',
        shape === 'circle' && 'rounded-full',
        className,
      )}
    />
  )
}

/** In the shape of a `Tile`. */
export function TileSkeleton() {
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <span aria-hidden="true" className="block aspect-square animate-skeleton bg-sunken" />
      <div className="p-3">
        <Skeleton />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
    </div>
  )
}
