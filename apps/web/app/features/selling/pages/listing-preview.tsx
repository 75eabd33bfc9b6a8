import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { Notice } from '../../../ui/notice'
import { Price } from '../../../ui/price'
import { FactList } from '../../catalogue/components/fact-list'
import { describeCategory } from '../../platform/client/category-words'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BiddingPreview } from '../components/bidding-preview'
import type { loader } from '../routes/add-items-preview.server'

/** An item as buyers will see it. */
export function ListingPreview() {
  const t = useT()
  const view = useLoaderData<typeof loader>()
  const { title, category, store, price, was, percent, stock, variants, pictures } = view
  return (
    <WorkFrame
      area="seller"
      title={t('drafts.preview')}
      lead={t('drafts.previewLead')}
      actions={
        <ButtonLink to={view.back} variant="secondary" icon="pencil" reloadDocument>
          {t('drafts.backToForm')}
        </ButtonLink>
      }
    >
      {view.isDraft && <Notice tone="info" title={t('drafts.previewUnsaved')} className="mb-4" />}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <div className="grid grid-cols-4 gap-2">
          {(pictures.length > 0 ? pictures : [{ key: undefined, blur: '', alt: '' }]).map(
            ({ key, blur, alt }, at) => (
              <ItemPicture
                key={key ?? 'none'}
                pictureKey={key}
                blur={blur}
                alt={alt}
                sizes="(min-width: 48rem) 24rem, 100vw"
                className={`aspect-square w-full rounded-card bg-sunken object-cover ${at === 0 ? 'col-span-4' : ''}`}
              />
            ),
          )}
        </div>
        <div className="space-y-4">
          <h2 className="text-2xl font-extrabold wrap-anywhere">{title}</h2>
          {view.auction && <p className="text-sm text-ink-soft">{t('item.startingPrice')}</p>}
          {price !== null && (
            <Price
              amount={price}
              currency="RM"
              size="large"
              {...(was !== null && { original: was })}
              originalLabel={t('browse.priceBefore')}
              {...(percent !== null && { percent: t('browse.discount', { percent }) })}
            />
          )}
          <p className="flex flex-wrap items-center gap-2 text-ink-soft">
            {category !== '' && <Badge tone="neutral">{describeCategory(t, category)}</Badge>}
            {store}
          </p>
          {variants.length > 0 ? (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
              {variants.map((variant) => (
                <li key={variant.name} className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums">
                  <span className="font-semibold">{variant.name}</span>
                  <span>
                    RM {variant.price} · {t('listing.stock')}: {variant.stock || '0'}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p>
              {t('listing.stock')}: {stock || '0'}
            </p>
          )}
        </div>
      </div>
      {view.auction && (
        <Card as="section" title={t('ownAuctions.terms')} className="mt-6">
          <BiddingPreview {...view.auction} />
        </Card>
      )}
      {view.attributes.length > 0 && (
        <Card as="section" title={t('attributes.title')} className="mt-6">
          <FactList facts={view.attributes.map(({ name, label }) => [name, label] as const)} />
        </Card>
      )}
      <Card as="section" title={t('listing.description')} className="mt-6">
        <Html html={view.descriptionHtml} className="prose" />
      </Card>
    </WorkFrame>
  )
}
