import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import cn from '~/locales/cn'
import en from '~/locales/en'
import ms from '~/locales/ms'
import { expect, signUp, test } from '../../testing/test'

const { kopi } = SMALL.items

type Messages = Record<string, Record<string, string>>
const LANGUAGES = [
  { name: '中文', tag: 'zh-CN', messages: cn as Messages },
  { name: 'Bahasa Melayu', tag: 'ms', messages: ms as Messages },
] as const

/** English sentences that have another wording in this language. Short words may be part of a title. */
const listEnglish = (messages: Messages): string[] =>
  Object.entries(en as Messages).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      /\p{L} \p{L}/u.test(text) && !text.includes('{{') && text !== messages[namespace]?.[key] ? [text] : [],
    ),
  )

async function expectTranslated(page: Page, tag: string, messages: Messages): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  // biome-ignore lint/performance/useDomNodeTextContent: the words of neighbouring elements must not run together
  const text = await page.getByRole('main').innerText()
  const words = text.replace(/\S+@\S+|https?:\S+/g, '')
  expect(words.match(/\b[a-z]+\.[a-zA-Z]+\b/g), 'keys instead of texts').toBeNull()
  expect(words).not.toMatch(/\{\{|\}\}|undefined|NaN/)
  expect(
    listEnglish(messages).filter((sentence) => words.includes(sentence)),
    'English sentences',
  ).toEqual([])
}

const expectRinggit = (page: Page, amount: string): Promise<void> =>
  expect(page.getByRole('main').getByText(amount).first()).toBeVisible()

for (const { name, tag, messages } of LANGUAGES) {
  // Going on before the page has come back would leave the old language.
  const chooseLanguage = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
  }

  // With scripts the walk over every page reads them in all languages, and one of the members shops.
  test(`a visitor reads the market in ${name}`, { tag: '@plain-only' }, async ({ page }) => {
    await page.goto('/')
    await chooseLanguage(page)
    for (const path of ['/', `/item/${kopi.slug}`, `/store/${kopi.store.slug}`]) {
      await page.goto(path)
      await expectTranslated(page, tag, messages)
      await expectRinggit(page, 'RM 12.90')
    }
    for (const path of ['/login?why=wishlist', '/register', '/no/such/page']) {
      await page.goto(path)
      await expectTranslated(page, tag, messages)
    }
  })

  test(`a member shops in ${name}`, {
    tag: tag === 'zh-CN' ? '@plain-only' : [],
  }, async ({ page }) => {
    await signUp(page)
    await page.goto('/shop')
    await chooseLanguage(page)
    for (const path of ['/shop', '/shop-now?max=13&offer=', '/categories', '/wishlist', '/user/coupons']) {
      await page.goto(path)
      await expectTranslated(page, tag, messages)
    }
    for (const path of ['/cart', '/checkout', '/orders/user']) {
      await page.goto(path)
      await expectTranslated(page, tag, messages)
    }
    await page.goto(`/item/${kopi.slug}`)
    await page.getByRole('button', { name: messages.cart?.add, exact: true }).click()
    await expect(page.getByText(messages.cart?.added ?? '').first()).toBeVisible()
    await page.goto('/cart')
    await expectTranslated(page, tag, messages)
    await expectRinggit(page, 'RM 12.90')
    await page.goto('/checkout')
    await expectTranslated(page, tag, messages)
    await expectRinggit(page, 'RM 19.90')
    await page.locator('button[value=place]').first().click()
    await expect(page.getByText(messages.errors?.VALIDATION ?? '')).toBeVisible()
    await expectTranslated(page, tag, messages)
  })
}
