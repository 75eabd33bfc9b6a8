import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { setFlash } from '../lib/flash.server'

export const loader = () => redirect('/')

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers({
    'Set-Cookie': await context.services.sessions.end(request.headers.get('cookie')),
  })
  headers.append(
    'Set-Cookie',
    await setFlash({ tone: 'success', title: 'auth.loggedOut', text: 'auth.loggedOutText' }),
  )
  return redirect('/', { headers })
}
