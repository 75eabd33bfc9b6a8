import { linkTo } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { TabLinks } from '../../../ui/tab-links'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'

const PARTS = [
  [linkTo('/admin/operations'), 'operations.jobs'],
  [linkTo('/admin/operations/mails'), 'operations.mails'],
  [linkTo('/admin/operations/storage'), 'operations.storage'],
  [linkTo('/admin/operations/requests'), 'operations.requests'],
] as const

/** The frame of the pages on how the market runs. */
export function OperationsFrame({ failure, children }: { failure?: Failure; children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <WorkFrame area="admin" title={t('operations.title')} lead={t('operations.lead')}>
      <TabLinks
        label={t('operations.parts')}
        tabs={PARTS.map(([to, label]) => ({ to, label: t(label), current: to === pathname }))}
        className="mb-6"
      />
      <FormProblem failure={failure} className="mb-4" />
      {children}
    </WorkFrame>
  )
}
