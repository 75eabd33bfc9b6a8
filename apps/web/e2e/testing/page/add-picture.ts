import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, hasScripts, main, waitForHydration } from '../market'

/**
 * Gives the item whose form is open a picture: what goes on sale has one. Scripts send it at once; without them it goes
 * with the next press of a button, and a refusal forgets it.
 */
export async function addPicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await waitForHydration(page)
  await main(page)
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  // A process of its own makes it.
  if (hasScripts())
    await expect(main(page).getByRole('img', { name: 'Picture 1', exact: true })).toBeVisible({
      timeout: 45_000,
    })
}
