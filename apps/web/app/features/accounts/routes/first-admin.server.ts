import { holdsLink, makeFirstAdmin } from '@pasar/api'
import { firstAdminSchema, ROLE } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { homeOf } from '../../../lib/session/guards.server'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const isOpen = await holdsLink(context.ctx, params.token ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t(isOpen ? 'staff.firstTitle' : 'staff.endedTitle'),
    description: t(isOpen ? 'staff.firstLead' : 'staff.endedText'),
  }))
  return data({ head, isOpen }, { status: isOpen ? 200 : 404 })
}

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
