import { chooseLanguage } from '@pasar/api'
import { isLanguage } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect, redirectDocument } from '@remix-run/node'
import { forgetLanguageAsked, keepLanguage } from '../../../i18n/language.server'
import { keepIfPossible } from '../../../lib/cookies/keep-if-possible.server'
import { readForm } from '../../../lib/forms/forms.server'
import { actorOf } from '../../../lib/session/guards.server'
import { safePath } from '../../../lib/session/safe-path'

export const loader = () => redirect('/' satisfies PagePath)

export async function action({ request, context }: ActionFunctionArgs) {
  const { language, from } = await readForm(request)
  const back = forgetLanguageAsked(safePath(from))
  if (!isLanguage(language)) return redirectDocument(back)
  const { ctx } = context
  await keepIfPossible(ctx, chooseLanguage(ctx, await actorOf(context), language))
  return redirectDocument(back, { headers: { 'Set-Cookie': await keepLanguage(request, language) } })
}
