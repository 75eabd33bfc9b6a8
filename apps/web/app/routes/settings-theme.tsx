import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { ageOfLooks } from '../lib/cookie-choices.server'
import { readForm } from '../lib/forms.server'
import { safePath } from '../lib/safe-path'
import { readTheme } from '../lib/theme'
import { dropCookie, writeCookie } from '../lib/write-cookie.server'

export const loader = () => redirect('/')

export async function action({ request }: ActionFunctionArgs) {
  const { theme, from } = await readForm(request)
  const chosen = readTheme(theme)
  const cookie = chosen ? writeCookie('theme', chosen, ageOfLooks(request)) : dropCookie('theme')
  return redirect(safePath(from), { headers: { 'Set-Cookie': cookie } })
}
