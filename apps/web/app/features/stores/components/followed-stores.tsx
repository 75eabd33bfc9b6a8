import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'

interface Followed {
  id: string
  name: string
  slug: string
  logoKey: string | null
}

/** The stores that somebody follows, each with the way to where that ends; nothing for none. */
export function FollowedStores({ stores }: { stores: readonly Followed[] }) {
  const t = useT()
  if (stores.length === 0) return null
  return (
    <Card as="section" title={t('follow.all')}>
      <ul className="-mt-2 divide-y divide-line">
        {stores.map(({ id, name, slug, logoKey }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <Avatar name={name} src={logoKey === null ? undefined : pictureUrl(logoKey, 320)} size={40} />
            <TextLink
              plain
              to={linkTo('/store/:id', { id: slug })}
              className="inline-flex min-h-11 min-w-0 grow items-center"
            >
              {name}
            </TextLink>
            <TextLink
              to={linkTo('/store/:id/follow', { id: slug })}
              aria-label={t('follow.changeOf', { name })}
              className="inline-flex min-h-11 shrink-0 items-center"
            >
              {t('follow.change')}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
