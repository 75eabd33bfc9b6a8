import type { ReactNode } from 'react'

export interface WorkPage {
  title: ReactNode
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** How pages look that sellers and staff work on: a rail of the area beside it, on phones above it. */
export const WorkLayout = ({ title, lead, actions, children, rail }: WorkPage & { rail: ReactNode }) => (
  <div className="page-width py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-8">
    {rail}
    <div className="min-w-0">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  </div>
)
