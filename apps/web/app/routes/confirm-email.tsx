import { confirmEmailChange, emailLinkOf } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { ConfirmEmailPage } from '../features/profile/confirm-email-page'
import { profileOfReader } from '../features/profile/profile-door.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const isEnded = (error: unknown): boolean => error instanceof DomainError && error.code === 'LINK_ENDED'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const head = await makeHead(context, request, (t) => ({
    title: t('security.confirmTitle'),
    description: t('security.emailLead'),
  }))
  const profile = await profileOfReader(context)
  try {
    const { newEmailMasked } = await emailLinkOf(context.ctx, params.token ?? '')
    return { head, profile, newEmail: newEmailMasked }
  } catch (error) {
    if (!isEnded(error)) throw error
    return { head, profile, newEmail: null }
  }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

/** What was confirmed stands on the answer: the link is used up, and loading it anew must not hide that. */
export const shouldRevalidate = () => false

export async function action({ context, params }: ActionFunctionArgs) {
  try {
    return data({ outcome: await confirmEmailChange(context.ctx, params.token ?? '') })
  } catch (error) {
    if (!isEnded(error)) throw error
    return data({ outcome: 'ended' as const }, { status: 404 })
  }
}

export default ConfirmEmailPage
