import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CookieForm } from '../features/inbox/cookie-form'
import { loadInfo } from '../features/info/info.server'
import { InfoPage } from '../features/info/info-page'
import { forgetSeen } from '../features/recent/recent-door.server'
import { mayKeep, OPTIONAL_USES, writeChoices } from '../lib/cookie-choices.server'
import { COOKIES } from '../lib/cookie-list'
import { readCookie } from '../lib/cookies'
import { setFlash } from '../lib/flash.server'
import { readForm } from '../lib/forms.server'
import { RESTORE_GIFT } from '../lib/gift-cookie.server'
import { headMeta } from '../lib/meta'
import { writeCookie } from '../lib/write-cookie.server'

export async function loader(args: LoaderFunctionArgs) {
  const cookies = args.request.headers.get('cookie')
  const allowed = OPTIONAL_USES.filter((use) => mayKeep(cookies, use))
  return { ...(await loadInfo(args, 'cookies')), allowed }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

/** Keeps the choices, and has what is there already end when they say. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const cookies = request.headers.get('cookie')
  const allowed = OPTIONAL_USES.filter((use) => values[use] === '1')
  const headers = new Headers({ 'Set-Cookie': writeChoices(allowed) })
  for (const key of ['language', 'theme', 'currency'] as const) {
    const value = readCookie(cookies, COOKIES[key].name)
    const age = allowed.includes('looks') ? 'listed' : 'browser'
    if (value !== '') headers.append('Set-Cookie', writeCookie(key, value, age))
  }
  if (!allowed.includes('hints')) headers.append('Set-Cookie', RESTORE_GIFT)
  if (!allowed.includes('seen')) headers.append('Set-Cookie', await forgetSeen(context))
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
