import { exportNewsletterIssues } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'

/** The issues of the newsletter with what became of each. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/newsletter.csv', { context, request })
  return sendListFile(request, {
    name: 'newsletter.csv',
    back: '/admin/newsletter',
    rows: exportNewsletterIssues(context.ctx, admin),
    heads: [
      'newsletterWork.csv_id',
      'newsletterWork.subject',
      'newsletterWork.state',
      'newsletterWork.written',
      'newsletterWork.began',
      'newsletterWork.ended',
      'newsletterWork.audience',
      'newsletterWork.sent',
      'newsletterWork.waiting',
      'newsletterWork.failed',
      'newsletterWork.withdrawn',
      'newsletterWork.unsubscribed',
    ],
    cells: (issue, t) => [
      issue.id,
      issue.subject,
      t(`newsletterWork.state_${issue.state}`),
      writeTime(issue.createdAt),
      writeTime(issue.startedAt),
      writeTime(issue.finishedAt),
      issue.audience,
      issue.sent,
      issue.waiting,
      issue.failed,
      issue.withdrawn,
      issue.unsubscribed,
    ],
  })
}
