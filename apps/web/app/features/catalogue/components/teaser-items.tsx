import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { Tile } from '../../../ui/tile'
import { ItemPicture } from '../../platform/components/items/item-picture'

export interface TeaserItemView {
  id: string
  slug: string
  title: string
  price: number
  picture?: string
}

/** Some of what a listing holds. Their pages are open to everyone. */
export function TeaserItems({ items }: { items: readonly TeaserItemView[] }) {
  const t = useT()
  return (
    <section aria-labelledby="teaser-items" className="mx-auto mt-10 max-w-wide">
      <h2 id="teaser-items" className="mb-4 text-center text-lg font-bold">
        {t('finder.peek')}
      </h2>
      <ul className="flex flex-wrap justify-center gap-3">
        {items.map(({ id, slug, title, price, picture }) => (
          <li key={id} className="grid w-[calc(50%-0.375rem)] sm:w-44">
            <Tile
              to={linkTo('/item/:slug', { slug })}
              title={title}
              picture={<ItemPicture pictureKey={picture} alt="" sizes="(min-width: 640px) 180px, 45vw" />}
              price={<p className="font-bold tabular-nums">{formatRm(price)}</p>}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
