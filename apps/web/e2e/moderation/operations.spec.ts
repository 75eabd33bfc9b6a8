import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

test('an admin runs a job, looks at what the market needs, and finds it in the audit log', async ({
  page,
}) => {
  await signIn(page, SMALL.users.admin.email)
  const run = main(page).getByRole('button', { name: 'Run now: Measure storage' })
  // It may be running at the moment.
  await expect(async () => {
    await page.goto('/admin/operations')
    await expect(run).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoAxeViolations(page)
  // Somebody else may be first: then they are in the log.
  await run.click()
  await expect(main(page).getByText('The job starts now.').or(main(page).getByRole('alert'))).toBeVisible()
  for (const path of ['mails', 'mails?list=failed', 'storage', 'requests?q=nothing']) {
    await page.goto(`/admin/operations/${path}`)
    await expectNoAxeViolations(page)
  }
  await expect(main(page).getByText('None with this number').first()).toBeVisible()
  await page.goto('/admin/audit')
  await main(page).getByRole('textbox', { name: 'Done to' }).fill('storage')
  await main(page).getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/subject=storage/)
  await expect(main(page).getByText('Started a background job').last()).toBeVisible()
  await expectNoAxeViolations(page)
})
