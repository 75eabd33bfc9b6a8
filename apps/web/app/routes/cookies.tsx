import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CookieForm } from '../features/inbox/cookie-form'
import { loadInfo } from '../features/info/info.server'
import { InfoPage, infoMeta } from '../features/info/info-page'
import { mayKeep, OPTIONAL_USES, writeChoices } from '../lib/cookie-choices.server'
import { ageInSeconds, COOKIES } from '../lib/cookie-list'
import { readCookie } from '../lib/cookies'
import { setFlash } from '../lib/flash.server'
import { readForm } from '../lib/forms.server'

export async function loader(args: LoaderFunctionArgs) {
  const cookies = args.request.headers.get('cookie')
  const allowed = { looks: mayKeep(cookies, 'looks'), hints: mayKeep(cookies, 'hints') }
  return { ...(await loadInfo(args, 'cookies')), allowed }
}

export const meta = infoMeta

/** Keeps the choices, and has what is there already end when they say. */
export async function action({ request }: ActionFunctionArgs) {
  const values = await readForm(request)
  const cookies = request.headers.get('cookie')
  const allowed = OPTIONAL_USES.filter((use) => values[use] === '1')
  const headers = new Headers({ 'Set-Cookie': writeChoices(allowed) })
  for (const key of ['language', 'theme'] as const) {
    const { name } = COOKIES[key]
    const value = readCookie(cookies, name)
    const age = allowed.includes('looks') ? `; Max-Age=${ageInSeconds(key)}` : ''
    if (value !== '') headers.append('Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax${age}`)
  }
  if (!allowed.includes('hints'))
    headers.append('Set-Cookie', `${COOKIES.giftDismissed.name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
  headers.append('Set-Cookie', await setFlash({ tone: 'success', text: 'inbox.cookieSaved' }))
  return redirect('/cookies', { headers })
}

export default function Cookies() {
  return (
    <InfoPage>
      <CookieForm />
    </InfoPage>
  )
}
