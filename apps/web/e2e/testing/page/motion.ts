import type { Locator, Page } from '@playwright/test'

/**
 * Waits for what comes or goes. What never ends is not waited for; the parts that are laid out later are laid out at
 * once.
 */
export const endMotion = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'lay-out') animation.finish()
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000,
      )
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => null)
  })

/** In px, from the upper left corner of the window. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a part stands when nothing moves any more: of two parts that are measured one after the other, too. */
export async function boxOf(part: Locator): Promise<Box> {
  await part.waitFor()
  await endMotion(part.page())
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown`)
  return box
}
