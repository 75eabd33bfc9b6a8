import { expect, it } from 'vitest'
import { forgetLanguageAsked, keepLanguageAsked, languageOf } from './language.server'

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://pasar.test${path}`, { headers })

/** As browsers send it: the value of the cookie is JSON in base 64. */
const kept = async (language: string): Promise<Record<string, string>> => {
  const header = await keepLanguageAsked(ask(`/?lang=${language}`))
  return { cookie: header?.split(';')[0] ?? '' }
}

it('goes by the address, then by the choice, then by the browser', async () => {
  const browser = { 'accept-language': 'zh-TW,en;q=0.5' }
  const both = { ...browser, ...(await kept('ms')) }
  expect(await languageOf(ask('/faq?lang=en', both))).toBe('en')
  expect(await languageOf(ask('/faq?lang=xx', both))).toBe('ms')
  expect(await languageOf(ask('/faq', both))).toBe('ms')
  expect(await languageOf(ask('/faq', browser))).toBe('cn')
  expect(await languageOf(ask('/faq'))).toBe('en')
})

it('keeps what an address asks for, once', async () => {
  expect(await keepLanguageAsked(ask('/faq'))).toBeNull()
  expect(await keepLanguageAsked(ask('/faq?lang=xx'))).toBeNull()
  expect(await keepLanguageAsked(ask('/faq?lang=ms'))).toMatch(
    /^lang=.+; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  )
  expect(await keepLanguageAsked(ask('/faq?lang=ms', await kept('ms')))).toBeNull()
})

it('takes the wish for a language out of a path, and nothing else', () => {
  expect(forgetLanguageAsked('/faq?lang=ms')).toBe('/faq')
  expect(forgetLanguageAsked('/faq?q=lang&lang=ms&page=2#end')).toBe('/faq?q=lang&page=2#end')
  for (const path of ['/', '/faq?q=a%20b', '/shop?slang=ms#lang=ms'])
    expect(forgetLanguageAsked(path)).toBe(path)
})
