import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { mayKeep } from '../lib/cookie-choices.server'
import { ageInSeconds, COOKIES } from '../lib/cookie-list'
import { readForm } from '../lib/forms.server'
import { safePath } from '../lib/safe-path'
import { readTheme } from '../lib/theme'

export const loader = () => redirect('/')

export async function action({ request }: ActionFunctionArgs) {
  const { theme, from } = await readForm(request)
  const isChosen = readTheme(theme) !== null
  const isKept = mayKeep(request.headers.get('cookie'), 'looks')
  const age = !isChosen ? '; Max-Age=0' : isKept ? `; Max-Age=${ageInSeconds('theme')}` : ''
  const cookie = `${COOKIES.theme.name}=${isChosen ? theme : ''}${age}; Path=/; SameSite=Lax`
  return redirect(safePath(from), { headers: { 'Set-Cookie': cookie } })
}
