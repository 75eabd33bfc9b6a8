import { withOwnServer } from '../testing/own-server'
import { runAdmin } from '../testing/shell'
import { expect, test } from '../testing/test'

test('links to the app are shown once they are set, and gone once they are cleared', {
  tag: '@plain-only',
}, async ({ page }) => {
  await withOwnServer(async ({ url, dataDir }) => {
    const footer = page.getByRole('contentinfo')
    const store = footer.getByRole('link', { name: 'App Store' })
    // Both are cached pages, and asked for twice, so that they come from memory.
    const paths = ['/', '/about']
    for (const path of [...paths, ...paths]) {
      await page.goto(url + path)
      await expect(footer.getByText('Get the app')).toHaveCount(0)
      await expect(footer.getByRole('link', { name: 'Google Play' })).toHaveCount(0)
    }
    const given = await runAdmin(
      dataDir,
      'app-links',
      '--app-store',
      'https://apps.apple.com/my/app/pasar/id1',
      '--apk',
      'https://pasar.test/pasar.apk',
    )
    expect(given).toContain('googlePlay\t(not shown)')
    for (const path of paths) {
      await page.goto(url + path)
      await expect(store).toHaveAttribute('href', 'https://apps.apple.com/my/app/pasar/id1')
      await expect(footer.getByRole('link', { name: 'Android (APK file)' })).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Google Play' })).toHaveCount(0)
    }
    await page.goto(`${url}/faq`)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'App Store', includeHidden: true }),
    ).toHaveCount(1)

    await runAdmin(dataDir, 'app-links', '--app-store', '', '--apk', '')
    await page.goto(`${url}/about`)
    await expect(store).toHaveCount(0)
    await expect(footer.getByText('Get the app')).toHaveCount(0)
    await expect(runAdmin(dataDir, 'app-links', '--apk', 'http://pasar.test/pasar.apk')).rejects.toThrow(
      'The apk is no address that begins with https://.',
    )
  })
})
