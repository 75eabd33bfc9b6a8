import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '../lib/forms.server'
import { safePath } from '../lib/safe-path'

const YEAR_SECONDS = 365 * 24 * 3600

export const loader = () => redirect('/')

export async function action({ request }: ActionFunctionArgs) {
  const { theme, from } = await readForm(request)
  const isChosen = theme === 'light' || theme === 'dark'
  const cookie = isChosen ? `theme=${theme}; Max-Age=${YEAR_SECONDS}` : 'theme=; Max-Age=0'
  return redirect(safePath(from), { headers: { 'Set-Cookie': `${cookie}; Path=/; SameSite=Lax` } })
}
