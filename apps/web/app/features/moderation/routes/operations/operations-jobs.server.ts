import { JOB_NAMES, jobsPage, runJobNow } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { answerStaffForm } from '../../server/staff-form.server'

const PATH = '/admin/operations'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const [head, jobs] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('operations.title'),
      description: t('operations.jobsLead'),
    })),
    jobsPage(context.ctx, admin),
  ])
  return { head, jobs }
}

/** Runs a job now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  return answerStaffForm(request, PATH, async (values) => {
    const name = JOB_NAMES.find((known) => known === values.job)
    if (!name) throw new DomainError('NOT_FOUND')
    await runJobNow(context.ctx, admin, name)
    return 'operations.ranText'
  })
}
