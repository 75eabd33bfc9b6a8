import { readRows, SMALL } from '@pasar/api/testing'
import { expect } from '@playwright/test'
import { order, payOrder } from '../testing/shopper'
import { expectNoAxeViolations, hasScripts, signIn, signUp, test } from '../testing/test'

const { kopi } = SMALL.items

test('a seller prints labels, packing slips and a pick list', async ({ page, market }) => {
  const email = await signUp(page)
  await payOrder(page, await order(page, kopi))
  const [parcel] = await readRows<{ id: string; number: string }>(
    market.dataDir,
    `select p.id, o.number from parcels p join orders o on o.id = p.order_id
     join users u on u.id = o.buyer_id where u.email = ?`,
    email,
  )
  if (!parcel) throw new Error('no parcel')

  await signIn(page, kopi.store.seller.email)
  await page.goto(`/orders/seller?q=${parcel.number}`)
  await page.getByLabel(`Select order ${parcel.number}`).check()
  for (const name of ['Address labels', 'Packing slips']) {
    const button = page.getByRole('button', { name, exact: true })
    const query = new URLSearchParams({
      kind: (await button.getAttribute('value')) ?? '',
      size: await page.getByLabel('Paper').inputValue(),
      id: parcel.id,
    })
    const answer = await page.request.get(`${await button.getAttribute('formaction')}?${query}`)
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf' })
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await page.getByRole('button', { name: 'Pick list', exact: true }).click()
  await page.waitForURL(/\/orders\/seller\/pick-list\?/)
  await expect(page.getByText(parcel.number)).toBeVisible()
  await expect(page.getByText('1 piece in 1 parcel')).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)

  await page.goto(`/seller/orders/${parcel.id}/ship`)
  const link = page.getByRole('link', { name: 'Packing slip, A6' })
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
})
