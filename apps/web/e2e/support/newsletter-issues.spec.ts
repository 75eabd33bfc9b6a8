import { readRows, runSql, SMALL } from '@pasar/api/testing'
import { openMail, readOutbox } from '../testing/outbox'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

/** Enough that it can be stopped on the way. */
const READERS = 3_000

test('an admin writes an issue, looks at it, tests it, sends it and stops it half-way', async ({
  page,
  market,
}, info) => {
  const { admin } = SMALL.users
  const stamp = `${info.project.name}-${Date.now()}`
  const subject = `New makers ${stamp}`
  const reader = `a-${stamp}@pasar.test`
  await runSql(
    market.dataDir,
    `with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${READERS})
     insert into newsletter_subscribers (email, language, created_at, confirmed_at)
     select '${reader}', 'cn', 1, 1 union all select 'b' || n || '-${stamp}@pasar.test', 'en', 1, 1 from counted`,
  )

  await signIn(page, admin.email)
  await page.goto('/admin/newsletter/new')
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(main(page).getByText('Please fill in “Subject”.').first()).toBeVisible()
  await main(page).getByLabel('Subject').first().fill(subject)
  await main(page).getByLabel('Text', { exact: true }).first().fill('## Hello\n\nSee [them](/shop).')
  await main(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expectNoAxeViolations(page)

  await main(page).getByRole('link', { name: '中文' }).click()
  await expect(main(page).getByText('There is no text in this language')).toBeVisible()
  await main(page).getByRole('button', { name: 'Send me a test' }).click()
  await expect
    .poll(async () => (await readOutbox(market, 'newsletterTest', admin.email)).length)
    .toBeGreaterThan(0)

  await main(page).getByRole('button', { name: 'Send to everybody' }).click()
  await expect(
    main(page).getByText('Please fill in “I have read the preview in every language”.').first(),
  ).toBeVisible()
  await main(page).getByLabel('I have read the preview in every language').check()
  await main(page).getByRole('button', { name: 'Send to everybody' }).click()
  await main(page).getByRole('button', { name: 'Stop' }).click()
  await expect(main(page).getByText('Stopped', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  // Whoever has it by now has it once, and nobody gets it after the stop.
  await expect
    .poll(async () =>
      readRows(market.dataDir, "select id from mails where kind = 'newsletterIssue' and state <> 'sent'"),
    )
    .toEqual([])
  const before = (await readOutbox(market, 'newsletterIssue', stamp)).length
  expect(before).toBeLessThan(READERS)
  await runSql(market.dataDir, `delete from newsletter_subscribers where email like 'b%-${stamp}@pasar.test'`)
  await main(page).getByRole('button', { name: 'Resume' }).click()
  const link = await openMail(market, 'newsletterIssue', reader)
  const address = page.url()
  await page.goto(link)
  await main(page).getByRole('button', { name: 'Stop the newsletter' }).click()
  await expect(page.getByText('Done. This address gets no more newsletters.').first()).toBeVisible()
  await page.goto(address)
  await expect(main(page).getByText('Unsubscribed by this issue')).toBeVisible()
  const [issue] = await readRows<{ unsubscribed: number }>(
    market.dataDir,
    'select i.unsubscribed from newsletter_issues i join newsletter_texts t on t.issue_id = i.id where t.subject = ?',
    subject,
  )
  expect(issue?.unsubscribed).toBe(1)
})
