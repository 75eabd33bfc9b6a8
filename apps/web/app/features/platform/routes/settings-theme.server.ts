import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect, redirectDocument } from '@remix-run/node'
import { ageOfAppearanceCookies } from '../../../lib/cookies/cookie-choices.server'
import { readTheme } from '../../../lib/cookies/theme'
import { dropCookie, writeCookie } from '../../../lib/cookies/write-cookie.server'
import { readForm } from '../../../lib/forms/forms.server'
import { safePath } from '../../../lib/session/safe-path'

export const loader = () => redirect('/' satisfies PagePath)

export async function action({ request }: ActionFunctionArgs) {
  const { theme, from } = await readForm(request)
  const chosen = readTheme(theme)
  const cookie = chosen ? writeCookie('theme', chosen, ageOfAppearanceCookies(request)) : dropCookie('theme')
  return redirectDocument(safePath(from), { headers: { 'Set-Cookie': cookie } })
}
