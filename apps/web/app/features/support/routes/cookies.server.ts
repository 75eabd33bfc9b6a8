import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { mayKeep, OPTIONAL_USES, writeChoices } from '../../../lib/cookies/cookie-choices.server'
import { COOKIES } from '../../../lib/cookies/cookie-list'
import { readCookie } from '../../../lib/cookies/cookies'
import { RESTORE_GIFT } from '../../../lib/cookies/gift-cookie.server'
import { dropCookie, writeCookie } from '../../../lib/cookies/write-cookie.server'
import { readForm } from '../../../lib/forms/forms.server'
import { setFlash } from '../../../lib/session/flash.server'
import { forgetSeen } from '../../catalogue/server/recent.server'
import { loadInfo } from '../server/info.server'

export async function loader(args: LoaderFunctionArgs) {
  const cookies = args.request.headers.get('cookie')
  const allowed = OPTIONAL_USES.filter((use) => mayKeep(cookies, use))
  return { ...(await loadInfo(args, 'cookies')), allowed }
}

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
  if (!allowed.includes('referral')) headers.append('Set-Cookie', dropCookie('referral'))
  headers.append('Set-Cookie', await setFlash({ tone: 'success', text: 'inbox.cookieSaved' }))
  return redirect('/cookies' satisfies PagePath, { headers })
}
