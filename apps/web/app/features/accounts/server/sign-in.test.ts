import { chooseLanguage, wishesPage } from '@pasar/api'
import { asBuyer, SMALL } from '@pasar/api/testing'
import type { ActionFunctionArgs } from '@remix-run/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepLanguage } from '../../../i18n/language.server'
import { readFlash } from '../../../lib/session/flash.server'
import { answerOf, cookiesAfter, makeContext } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { action as press } from '../../wishlist/routes/wishlist.server'
import { action as logIn } from '../routes/login.server'

const { buyer, seller } = SMALL.users
const { kopi } = SMALL.items
const services = openForEachTest()

async function post(
  action: (asked: ActionFunctionArgs) => Promise<unknown>,
  path: string,
  values: Record<string, string>,
  headers: HeadersInit = {},
) {
  const body = new URLSearchParams(values)
  const request = new Request(`http://pasar.test${path}`, { method: 'POST', headers, body })
  const answer = await answerOf(action({ request, context: makeContext(services(), request), params: {} }))
  if (!(answer instanceof Response)) throw new Error('It was refused')
  const cookie = cookiesAfter(answer, new Headers(headers).get('cookie') ?? '')
  return {
    cookie,
    to: answer.headers.get('location'),
    isDocument: answer.headers.has('x-remix-reload-document'),
  }
}
const logInAs = ({ email }: { email: string }, headers: HeadersInit = {}) =>
  post(logIn, '/login?from=%2Fshop', { email, password: SMALL.password }, headers)
const flashOf = async (cookie: string) => readFlash(new Request('http://pasar.test', { headers: { cookie } }))

describe('what a visitor wanted', () => {
  const wish = (values: Record<string, string>) =>
    post(press, '/wishlist', { itemId: kopi.id, from: '/shop', ...values })
  const wishes = async () =>
    (await wishesPage(services().context, asBuyer(buyer), { cursor: null })).entries.map(({ id }) => id)

  it('on the wishlist is there after the login, once', async () => {
    const asked = await wish({ intent: 'add' })
    expect(asked.to).toBe('/login?from=%2Fshop&why=wishlist')
    expect(await wishes()).not.toContain(kopi.id)
    const { to, cookie } = await logInAs(buyer, { cookie: asked.cookie })
    expect(to).toBe('/shop')
    expect(await wishes()).toContain(kopi.id)
    expect(await flashOf(cookie)).toMatchObject({ tone: 'success', text: 'wishlist.added' })
    expect(cookie).not.toContain('pendingWish')
  })

  it('is forgotten with a login that does not buy, and is said where it is gone', async () => {
    const { cookie } = await wish({ intent: 'add' })
    expect((await logInAs(seller, { cookie })).cookie).not.toContain('pendingWish')
    const gone = await wish({ intent: 'add', itemId: 'itm_none' })
    const after = await logInAs(buyer, { cookie: gone.cookie })
    expect(await flashOf(after.cookie)).toMatchObject({ tone: 'error', text: 'wishlist.noItem' })
  })

  it('is nothing else: an item is neither taken off nor moved', async () => {
    for (const intent of ['remove', 'move', 'nonsense'])
      expect((await wish({ intent })).cookie).not.toContain('pendingWish')
  })
})

describe('the language after a login', () => {
  const languageIn = (cookie: string) => /(?:^|; )lang=([^;]*)/.exec(cookie)?.[1]
  const stored = async (language: 'en' | 'cn' | 'ms') => {
    const header = await keepLanguage(new Request('http://pasar.test'), language)
    return header.split(';')[0] ?? ''
  }
  beforeEach(() => chooseLanguage(services().context, asBuyer(buyer), 'ms'))

  it('is the one that its member chose, in a document of its own where it is another', async () => {
    const chinese = await logInAs(buyer, { 'accept-language': 'zh-CN' })
    expect(`lang=${languageIn(chinese.cookie)}`).toBe(await stored('ms'))
    expect([chinese.to, chinese.isDocument]).toEqual(['/shop', true])
    expect((await logInAs(buyer, { 'accept-language': 'ms-MY' })).isDocument).toBe(false)
  })

  it('is the one that was chosen in this browser', async () => {
    const cookie = await stored('cn')
    const after = await logInAs(buyer, { cookie, 'accept-language': 'en' })
    expect(`lang=${languageIn(after.cookie)}`).toBe(cookie)
    expect(after.isDocument).toBe(false)
  })
})
