import { changeRows, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, hasScripts, signIn, signUp, test } from '../testing/test'

const { paid } = SMALL.orders
const page = (order: { id: string }) => `/orders/user/${order.id}/invoice`

test('a paid order has an invoice, to print and as PDF', async ({ page: tab }) => {
  await signIn(tab, SMALL.users.buyer.email)
  await tab.goto(`/orders/user/${paid.id}`)
  await tab.getByRole('main').getByRole('link', { name: 'Invoice' }).click()
  const main = tab.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible()
  await expect(main.getByRole('heading', { name: `Invoice INV-${paid.number}-1` })).toBeVisible()
  await expect(main.getByText('Kedai Kampung Enterprise')).toBeVisible()
  await expect(main.getByText('Registration no. 202203104729 · Not SST registered')).toBeVisible()
  await expect(main.getByText('SST no. W10-1808-32000017')).toBeVisible()
  await expect(main.getByText('RM 88.80')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Print' })).toHaveCount(hasScripts() ? 1 : 0)
  await expectNoAxeViolations(tab)
  const link = await main.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  const answer = await tab.request.get(link ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Invoice ${paid.number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('it speaks the buyer’s language, and what sellers call their goods stays text', {
  tag: '@plain-only',
}, async ({ page: tab, market }) => {
  const hostile = '<img src=x onerror=alert(1)> 娘惹食谱'
  await changeRows(
    market.dataDir,
    'update order_lines set variant_name = ? where order_id = ?',
    hostile,
    paid.id,
  )
  await signIn(tab, SMALL.users.buyer.email)
  await tab
    .context()
    .addCookies([{ name: 'lang', value: Buffer.from('"cn"').toString('base64'), url: market.url }])
  await tab.goto(page(paid))
  await expect(tab.getByRole('main').getByRole('heading', { level: 1, name: '发票' })).toBeVisible()
  await expect(tab.getByText(hostile).first()).toBeVisible()
  expect((await tab.request.get(`${page(paid)}.pdf`)).status()).toBe(200)
  await changeRows(market.dataDir, "update order_lines set variant_name = '' where order_id = ?", paid.id)
})

test('nobody sees another member’s invoice, and an unpaid order has none', { tag: '@plain-only' }, async ({
  page: tab,
  market,
}) => {
  await tab.goto(page(paid))
  await expect(tab).toHaveURL(/\/login\?from=/)
  await signUp(tab)
  for (const path of [page(paid), `${page(paid)}.pdf`, '/orders/user/nonsense/invoice'])
    expect((await tab.goto(path))?.status(), path).toBe(404)
  await tab.context().clearCookies()
  await signIn(tab, SMALL.users.buyer.email)
  const when = Date.now()
  await changeRows(market.dataDir, 'update orders set paid_at = null where id = ?', paid.id)
  for (const path of [page(paid), `${page(paid)}.pdf`])
    expect((await tab.goto(path))?.status(), path).toBe(404)
  await changeRows(market.dataDir, 'update orders set paid_at = ? where id = ?', when, paid.id)
})
