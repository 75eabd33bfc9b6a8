import type { ReactNode } from 'react'

/** A step of the checkout, numbered by the list of them. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3 [counter-increment:step]">
      <h2 className="flex items-center gap-3 text-lg font-bold before:grid before:size-7 before:place-items-center before:rounded-control before:bg-jade before:text-sm before:text-on-jade before:content-[counter(step)]">
        {title}
      </h2>
      {children}
    </section>
  )
}
