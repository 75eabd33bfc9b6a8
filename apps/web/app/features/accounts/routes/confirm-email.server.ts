import { confirmEmailChange, emailLinkOf } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { profileOfReader } from '../server/profile.server'

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

export async function action({ context, params }: ActionFunctionArgs) {
  try {
    return data({ outcome: await confirmEmailChange(context.ctx, params.token ?? '') })
  } catch (error) {
    if (!isEnded(error)) throw error
    return data({ outcome: 'ended' as const }, { status: 404 })
  }
}
