import type { ReactNode } from 'react'

/** What is known of something, by name. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="-mt-2 min-w-0 font-medium wrap-anywhere sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
