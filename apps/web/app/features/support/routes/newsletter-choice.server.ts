import type { NewsletterLink } from '@pasar/api'
import { confirmNewsletter, leaveNewsletter, newsletterLinkOf } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'

const isEnded = (error: unknown): boolean => error instanceof DomainError && error.code === 'LINK_ENDED'

/** The issue of the newsletter in whose mail the link was; empty for none. */
const issueOf = (request: Request): string =>
  (new URL(request.url).searchParams.get('issue') ?? '').slice(0, 40)

/** Only shows: programs that look through mails open links, too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const head = await makeHead(context, request, (t) => ({
    title: t('site.newsletter'),
    description: t('site.newsletterLead'),
  }))
  try {
    const link: NewsletterLink = await newsletterLinkOf(context.ctx, params.token ?? '')
    return data({ head, link })
  } catch (error) {
    if (!isEnded(error)) throw error
    return data({ head, link: null }, { status: 404 })
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { ctx } = context
  const token = params.token ?? ''
  const values = await readForm(request)
  // Mail programs post this for the button they show beside a mail.
  const isOneClick = values['List-Unsubscribe'] === 'One-Click'
  const isOn = values.intent === 'confirm' && !isOneClick
  try {
    await (isOn ? confirmNewsletter(ctx, token) : leaveNewsletter(ctx, token, issueOf(request)))
  } catch (error) {
    if (!isEnded(error)) throw error
    if (!isOneClick) throw redirect(pathOf(request))
  }
  if (isOneClick) return new Response(null, { status: 200 })
  if (isOn) throw redirect(pathOf(request))
  const flash = { tone: 'success', text: 'site.newsletterStopped' } as const
  throw await redirectWithMessage('/', flash)
}
