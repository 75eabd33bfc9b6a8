import { holdsLink, makeFirstAdmin } from '@pasar/api'
import { firstAdminSchema, ROLE } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { FirstAdminPage } from '../features/auth/first-admin-page'
import { languageOf } from '../i18n/language.server'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { homeOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const isOpen = await holdsLink(context.ctx, params.token ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t(isOpen ? 'staff.firstTitle' : 'staff.endedTitle'),
    description: t(isOpen ? 'staff.firstLead' : 'staff.endedText'),
  }))
  return data({ head, isOpen }, { status: isOpen ? 200 : 404 })
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, params, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = { ...parseForm(firstAdminSchema, values), language: await languageOf(request) }
    const { userId } = await makeFirstAdmin(context.ctx, params.token ?? '', input)
    const headers = new Headers({
      'Set-Cookie': await context.services.sessions.begin(userId, context.userAgent),
    })
    const flash = { tone: 'success', text: 'staff.firstReady', values: { name: input.name } } as const
    headers.append('Set-Cookie', await setFlash(flash))
    throw redirect(homeOf(ROLE.ADMIN), { headers })
  })
}

export default FirstAdminPage
