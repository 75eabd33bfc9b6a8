import type { ItemDetail } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import { redirect } from '@remix-run/node'
import { pathOf } from '../../../lib/session/safe-path'

/** What the pages about an item show of it. */
export const toItemHead = ({ id, slug, title, price, images, store }: ItemDetail) => ({
  id,
  slug,
  title,
  price,
  picture: images[0]?.key,
  storeName: store.name,
})

export type ItemHeadView = ReturnType<typeof toItemHead>

/** Pages about an item are found under every address it ever had. @throws a redirect to the one of today */
export function redirectToSlug(request: Request, asked: string, { slug }: { slug: string }): void {
  if (asked !== slug)
    throw redirect(
      pathOf(request).replace(linkTo('/item/:slug', { slug: asked }), linkTo('/item/:slug', { slug })),
      301,
    )
}
