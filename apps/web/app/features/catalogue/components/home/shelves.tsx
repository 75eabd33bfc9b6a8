import { useT } from '../../../../i18n/provider'
import { SectionHeading } from '../../../../ui/section-heading'
import { MissingParts } from '../../../platform/components/missing-parts'
import type { Shelves } from '../../server/home.server'
import { CategoryTiles } from '../category-grid'
import { Shelf } from '../shelf'

/** Trending, categories, featured, new: the walk through the market. */
export function HomeShelves({ shelves }: { shelves: Shelves }) {
  const t = useT()
  return (
    <>
      {!shelves.isWhole && <MissingParts />}
      <Shelf
        id="trending"
        title={t('home.trending')}
        lead={t('home.trendingLead')}
        moreTo="/shop/trending"
        cards={shelves.trending}
        rows={2}
      />
      <section aria-labelledby="categories" className="further-down">
        <SectionHeading
          id="categories"
          title={t('home.byCategory')}
          moreTo="/categories"
          moreLabel={t('home.allCategories')}
        />
        <CategoryTiles />
      </section>
      <Shelf
        id="featured"
        title={t('home.featured')}
        lead={t('home.featuredLead')}
        moreTo="/shop/featured"
        cards={shelves.featured}
      />
      <Shelf
        id="newest"
        title={t('home.newest')}
        lead={t('home.newestLead')}
        moreTo="/shop/new"
        cards={shelves.newest}
        rows={2}
      />
      {shelves.articles !== '' && (
        <section
          aria-labelledby="articles"
          className="further-down"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of escaped words
          dangerouslySetInnerHTML={{ __html: shelves.articles }}
        />
      )}
    </>
  )
}
