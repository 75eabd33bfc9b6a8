import { linkTo } from '@pasar/domain/access/link-to'
import type { MouseEvent } from 'react'
import { useT } from '../../../i18n/provider'
import { useIsOn, useMayShop } from '../../../lib/use-root'
import { buttonClass } from '../../../ui/button-class'
import { Icon } from '../../../ui/icon'
import type { ItemFacts } from '../server/item-view.server'

const quietLink = buttonClass({ variant: 'quiet', size: 'small' })

/** Links to share, plan or report the item. */
export function ItemLinks({ item: { id, title, url } }: { item: Pick<ItemFacts, 'id' | 'title' | 'url'> }) {
  const t = useT()
  const isPlannerOn = useIsOn('planner')
  const mayPlan = useMayShop() && isPlannerOn
  const share = async (event: MouseEvent) => {
    event.preventDefault()
    const { shareLink } = await import('../client/share-link')
    await shareLink(title, url, t('item.linkCopied'))
  }
  const mail = new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')
  return (
    <p className="flex flex-wrap gap-1">
      <a href={`mailto:?${mail}`} onClick={share} className={quietLink}>
        <Icon name="send" size={18} />
        {t('item.share')}
      </a>
      {mayPlan && (
        <a href={linkTo('/planner/add', { item: id })} rel="nofollow" className={quietLink}>
          <Icon name="calendar" size={18} />
          {t('item.plan')}
        </a>
      )}
      <a href={linkTo('/report/:kind/:id', { kind: 'item', id })} rel="nofollow" className={quietLink}>
        <Icon name="flag" size={18} />
        {t('item.report')}
      </a>
    </p>
  )
}
