import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../../i18n/provider'
import { Card } from '../../../../ui/card'
import { TextLink } from '../../../../ui/text-link'
import { useSellerDesk } from '../../client/use-seller-desk'
import { ItemCount } from './item-count'

/** What is looked at and not bought; nothing where there is no such item. */
export function UnsoldItems() {
  const t = useT()
  const { unsold } = useSellerDesk()
  if (unsold.length === 0) return null
  return (
    <Card as="section" title={t('itemViews.deskTitle')}>
      <p className="-mt-2 text-sm text-ink-soft">{t('itemViews.deskText')}</p>
      <ul>
        {unsold.map(({ id, title, views }) => (
          <ItemCount key={id} id={id} title={title} count={t('itemViews.viewsCount', { count: views })} />
        ))}
      </ul>
      <TextLink
        to={linkTo('/my-products', { demand: 'unsold' })}
        className="inline-flex min-h-11 items-center"
      >
        {t('itemViews.all')}
      </TextLink>
    </Card>
  )
}
