import type { Correspondent, SubjectCard } from '@pasar/api'
import { type Language, linkTo, ROLE, type SubjectKind } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'
import type { Translate } from '../../../i18n/translate'
import { renderStatic } from '../../../lib/page/render-static.server'
import { shortenName } from '../../../lib/session/short-name.server'
import { AboutCard } from '../components/about-card'

/** What of a conversation decides how its members see it. */
interface Parties {
  buyerId: string
  buyerName: string
  storeName: string
}

/** How a member sees the other one: a seller is a store, a buyer has a short name. */
export const nameOther = (t: Translate, member: Correspondent, { buyerId, buyerName, storeName }: Parties) =>
  (member.id === buyerId ? storeName : shortenName(buyerName)) || t('site.formerMember')

interface About {
  aboutKind: SubjectKind
  aboutId: string
  title: string | null
  key: string
  isShown: boolean
  buyerId: string
}

/** What it is about, in words. */
export function describeAbout(
  t: Translate,
  { aboutKind, title }: Pick<About, 'aboutKind' | 'title'>,
): string {
  if (aboutKind === 'store' || title === null) return t('messages.aboutStore')
  return t(aboutKind === 'item' ? 'messages.aboutItem' : 'messages.aboutParcel', { title })
}

/** Where the thing itself is to be seen; null where it no longer is. */
function linkAbout(member: Correspondent, about: About): string | null {
  const { aboutKind, aboutId, key, isShown } = about
  if (!isShown) return null
  if (aboutKind === 'item') return linkTo('/item/:slug', { slug: key })
  if (aboutKind === 'store') return linkTo('/store/:id', { id: key })
  return member.id === about.buyerId
    ? linkTo('/orders/user/:orderId', { orderId: key })
    : linkTo('/seller/orders/:id/ship', { id: aboutId })
}

/** The card above a conversation, as HTML: no script has to do with it. */
export const renderAbout = (
  language: Language,
  member: Correspondent,
  about: About,
  card: SubjectCard,
): string =>
  renderStatic(
    language,
    <AboutCard
      about={{
        text: describeAbout(translateFor(language), about),
        to: linkAbout(member, about),
        ...card,
      }}
    />,
  )

/** Sellers see messages among their own pages. */
export const isSelling = ({ role }: Correspondent): boolean => role !== ROLE.BUYER
