import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { Tile } from '../../../ui/tile'
import { ItemPicture } from './item-picture'

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
    <section aria-labelledby="teaser-items" className="mx-auto mt-10 max-w-3xl">
      <h2 id="teaser-items" className="mb-4 text-center text-lg font-bold">
        {t('finder.peek')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {items.map(({ id, slug, title, price, picture }) => (
          <li key={id} className="grid">
            <Tile
              to={`/item/${slug}`}
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
