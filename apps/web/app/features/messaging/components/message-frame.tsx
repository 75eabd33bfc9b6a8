import type { ReactNode } from 'react'
import { SuspendedSeller } from '../../platform/components/workspace/suspended-seller'
import { WorkLayout } from '../../platform/components/workspace/work-layout'
import { SellersRail } from './sellers-rail'

/** The frame of pages with messages: sellers see them among their own pages. */
export function MessageFrame({
  isSelling,
  title,
  lead,
  actions,
  children,
}: {
  isSelling: boolean
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  if (isSelling)
    return (
      <WorkLayout title={title} lead={lead} actions={actions} rail={<SellersRail />}>
        <SuspendedSeller />
        <div className="max-w-[48rem]">{children}</div>
      </WorkLayout>
    )
  return (
    <div className="mx-auto max-w-[48rem] px-4 py-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl font-extrabold tracking-tight wrap-anywhere">{title}</h1>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}
