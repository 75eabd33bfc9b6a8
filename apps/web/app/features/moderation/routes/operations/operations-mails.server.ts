import { mailsPage, retryMail, retryMails } from '@pasar/api'
import { mailsPath, readMailsFilter } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'
import { answerStaffForm } from '../../server/staff-form.server'

const PATH = '/admin/operations/mails'

/** Mails of the outbox by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const filter = readMailsFilter(params)
  const cursor = params.get('cursor')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('operations.mails'),
      description: t('operations.lead'),
    })),
    orNotFound(mailsPage(context.ctx, admin, filter, cursor)),
  ])
  // What stood on the page may have been sent again meanwhile.
  if (cursor !== null && page.mails.length === 0) throw redirect(mailsPath(filter))
  return { head, filter, isFirst: cursor === null, ...page }
}

/** Sends one mail again that was given up, or all. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const back = mailsPath(readMailsFilter(params), params.get('cursor'))
  return answerStaffForm(request, back, async (values) => {
    if (values.intent === 'all') {
      await retryMails(context.ctx, admin)
      return 'operations.retriedAllText'
    }
    await retryMail(context.ctx, admin, values.id ?? '')
    return 'operations.retriedText'
  })
}
