import { beginSession, readRows, runSql, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

test(
  'an admin finds a member, suspends them with their store, and lifts it',
  { tag: '@journey' },
  async ({ page, browser, market }, info) => {
    const { admin } = SMALL.users
    // Someone of this run's own: others look at the rest at the same time.
    const own = info.project.name.replace(/\W/g, '')
    const id = `usr_desk${own}`
    const email = `desk-${own}@pasar.test`
    const name = `Desk ${own}`
    await runSql(
      market.dataDir,
      `insert into users (id, email, name, password_hash, role, seller_status, verified_at, created_at)
       values ('${id}', '${email}', '${name}', 'none', 2, 'approved', 1, 1);
     insert into stores (id, seller_id, name, slug, created_at) values ('sto_desk${own}', '${id}', 'Kedai ${own}', 'kedai-${own}', 1)`,
    )
    const session = await beginSession(market.dataDir, id)
    const [cookieName = '', value = ''] = session.split('=')
    const theirs = await browser.newContext({ baseURL: market.url })
    await theirs.addCookies([{ name: cookieName, value, url: market.url }])
    const tab = await theirs.newPage()
    await tab.goto('/stores')
    await expect(tab).toHaveURL(/\/stores$/)

    await signIn(page, admin.email)
    await page.goto('/admin-dashboard')
    await expectNoAxeViolations(page)
    await page.goto('/admin/users')
    await main(page).getByLabel('Name, email, phone or order number').fill(email)
    await main(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expectNoAxeViolations(page)
    await main(page).getByRole('link', { name }).click()
    await expect(main(page).getByText(email)).toBeVisible()
    // The other one is for suspending them as a seller only.
    const reasons = main(page).getByLabel('Reason')
    await main(page).getByRole('button', { name: 'Suspend member' }).click()
    await expect(reasons.last()).toHaveAttribute('aria-invalid', 'true')
    await reasons.last().fill('Asked to be paid outside')
    await main(page).getByRole('button', { name: 'Suspend member' }).click()
    await expect(main(page).getByText('Suspended the member')).toBeVisible()
    await expectNoAxeViolations(page)
    await tab.goto('/stores')
    await expect(tab).toHaveURL(/\/login/)
    expect((await tab.goto(`/store/kedai-${own}`))?.status()).toBe(404)
    await theirs.close()

    await reasons.first().fill('A mistake')
    await main(page).getByRole('button', { name: 'Lift suspension' }).click()
    await expect(main(page).getByText('Lifted the suspension')).toBeVisible()
    expect((await page.goto(`/store/kedai-${own}`))?.status()).toBe(200)
    const entries = await readRows<{ action: string }>(
      market.dataDir,
      'select action from audit_log where subject_id = ? order by rowid',
      id,
    )
    expect(entries.map(({ action }) => action)).toEqual(['suspendMember', 'liftSuspension'])
  },
)

test('the desks of admins, managers and resellers can be read by everyone who works there', async ({
  page,
  context,
}) => {
  const { admin, manager, reseller } = SMALL.users
  const desks = [
    [
      admin,
      [
        '/all-stores',
        `/all-stores/${SMALL.stores.kampung.id}`,
        '/admin-orders',
        `/admin-orders/${SMALL.orders.paid.id}`,
      ],
    ],
    [manager, ['/manager-dashboard']],
    [
      reseller,
      [
        '/reseller-dashboard',
        '/reseller/recruited-sellers',
        '/reseller/commission',
        '/reseller/group-sales',
        '/reseller/settings',
      ],
    ],
  ] as const
  for (const [member, paths] of desks) {
    await context.clearCookies()
    await signIn(page, member.email)
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expectNoAxeViolations(page)
    }
  }
})
