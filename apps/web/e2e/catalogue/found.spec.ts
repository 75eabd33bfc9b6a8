import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/test'

const { kopi } = SMALL.items

/** Links of the head by what they are: `canonical`, or the language they lead to. */
const linksOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('link[rel="canonical"], link[rel="alternate"]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href') ?? '']),
      ),
    )

const shared = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

test('every public page has one canonical address, and those of its languages', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  for (const path of [
    '/',
    `/item/${kopi.slug}`,
    `/store/${kopi.store.slug}`,
    '/about',
    '/careers/apply',
    '/contact',
    '/login',
  ]) {
    await page.goto(`${path}?utm_source=mail`)
    const url = market.url + path
    expect(await linksOf(page), path).toEqual({
      canonical: url,
      'x-default': url,
      en: `${url}?lang=en`,
      'zh-CN': `${url}?lang=cn`,
      ms: `${url}?lang=ms`,
    })
    await expect(shared(page, 'og:url')).toHaveAttribute('content', url)
    for (const property of ['og:title', 'og:description', 'og:site_name'])
      await expect(shared(page, property), `${path} ${property}`).toHaveAttribute('content', /\S/)
    const picture = await shared(page, 'og:image').getAttribute('content')
    const answer = await page.request.get(picture ?? '')
    expect(answer.headers()['content-type'], `${path} ${picture}`).toMatch(/^image\//)
  }
})

test('who comes by the address of a language reads on in it, and can still choose another', async ({
  page,
  market,
}) => {
  await page.goto('/faq?lang=ms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  expect((await linksOf(page)).canonical).toBe(`${market.url}/faq?lang=ms`)
  await expect(shared(page, 'og:locale')).toHaveAttribute('content', 'ms_MY')
  await page.getByRole('contentinfo').locator('a[href="/about"]').click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tentang Pasar')
  await page.goto('/faq?lang=ms')
  await page.getByRole('button', { name: '中文', exact: true }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('search engines read who runs the market', { tag: '@plain-only' }, async ({ page, market }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'OnlineStore',
    url: `${market.url}/`,
    areaServed: 'MY',
  })
})
