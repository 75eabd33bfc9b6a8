import {
  followsStore,
  type LiveSession,
  requireBuyer,
  type Services,
  shippingAddressOf,
  welcomeGiftOf,
  wishedOf,
} from '@pasar/api'
import type { Language } from '@pasar/domain'
import { escapeHtml } from '@pasar/domain'
import { describeCart } from '../../app/features/catalogue/client/cart-words'
import { writeGift } from '../../app/features/catalogue/client/gift'
import { describeUnread } from '../../app/features/platform/client/unread-words'
import { writeFeeTo } from '../../app/features/shipping/server/shipping-note.server'
import { writeWishes } from '../../app/features/wishlist/components/wishes'
import { translateFor } from '../../app/i18n/language.server'
import { readCookie } from '../../app/lib/cookies/cookies'
import { GIFT_DISMISSED } from '../../app/lib/cookies/gift-cookie.server'
import { writeReader } from '../../app/lib/session/reader'
import { toReader } from '../../app/lib/session/reader.server'
import { shortenCount } from '../../app/ui/badge'
import { type FillablePage, FOLLOWS, type SlotValues, WISH } from './page-template'

/** For pages of visitors, who are all alike. */
export const valuesForVisitor = (nonce: string): SlotValues => ({ nonce, text: () => '', isYes: () => false })

/** What a page that is cached for all buyers shows to this one. */
export async function valuesForBuyer(
  ctx: Services['context'],
  session: LiveSession,
  page: FillablePage,
  { nonce, language, cookies }: { nonce: string; language: Language; cookies: string | null },
): Promise<SlotValues> {
  const { member, cartCount, unreadCount } = session
  const wishes = new Set(page.hearts.length === 0 ? [] : await wishedOf(ctx, member, page.hearts))
  const asksGift = page.has('gift') && readCookie(cookies, GIFT_DISMISSED) !== '1'
  const gift = asksGift ? await welcomeGiftOf(ctx, requireBuyer(member)) : 'none'
  const address = page.has('address') ? await shippingAddressOf(ctx, member) : null
  const isFollowing = page.store !== null && (await followsStore(ctx, member, page.store))
  const { zones } = await ctx.settings.read()
  const feeTo = (kg: number) => writeFeeTo(language, { country: address?.country ?? '', zones }, kg)
  const t = translateFor(language)
  const texts: Record<string, () => string> = {
    reader: () => writeReader(toReader(session, null)),
    wishes: () => writeWishes(wishes),
    gift: () => writeGift(gift),
    name: () => escapeHtml(member.name),
    cartLabel: () => escapeHtml(t('site.cartCount', { count: cartCount })),
    cartCount: () => shortenCount(cartCount),
    bellLabel: () => escapeHtml(t('site.notifications', { count: unreadCount })),
    unread: () => String(unreadCount),
    unreadShown: () => shortenCount(unreadCount),
    unreadWords: () => escapeHtml(describeUnread(t, unreadCount)),
    country: () => escapeHtml(feeTo(0).country),
    cartWords: () => escapeHtml(describeCart(t, cartCount)),
  }
  return {
    nonce,
    text: (name) => {
      const [, kg] = /^fee-(\d+)$/.exec(name) ?? []
      if (kg !== undefined) return escapeHtml(feeTo(Number(kg)).fee)
      const write = texts[name]
      if (!write) throw new Error(`No value for the slot ${name}`)
      return write()
    },
    isYes: (name) => {
      if (name === 'cart') return cartCount > 0
      if (name === 'gift') return gift === 'there'
      if (name === 'gift-unknown') return gift === 'unknown'
      if (name.startsWith(FOLLOWS)) return isFollowing
      if (name === 'address') return address !== null
      return wishes.has(name.slice(WISH.length))
    },
  }
}
