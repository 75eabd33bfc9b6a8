import { ROLE } from '@pasar/domain'
import { type Author, requireActor } from '../../access/actors'
import { asAdmin, asMember } from '../../testing'
import { type Market, users } from '../../testing/helpers'
import { beginPost, savePost, submitPost } from '../commands/author'
import { publishPost } from '../commands/staff'

export const author: Author = requireActor('author', asMember(users.seller, ROLE.SELLER))
export const otherAuthor: Author = requireActor('author', asMember(users.buyer, ROLE.BUYER))
export const reader = asMember(users.buyer, ROLE.BUYER)
export const admin = asAdmin(users.admin)

/** Long enough to be submitted. */
export const BODY = `## Wash it\n\n${'Cold water and no bleach. '.repeat(12)}`

export const typed = (version: number, body = BODY) => ({
  title: 'How to wash batik',
  lead: 'So that it lasts.',
  body,
  tags: ['batik', 'care'],
  version,
})

/** An article that was saved once. @returns its address */
export async function writeDraft(market: Market, title = 'How to wash batik'): Promise<string> {
  const slug = await beginPost(market.ctx, author, { title, language: 'en' })
  await savePost(market.ctx, author, slug, typed(1), 'saved')
  return slug
}

export const idOf = (market: Market, slug: string): string =>
  market.value<string>('select id from blog_posts where slug = ?', slug)

/** An article that everyone may read. @returns its address */
export async function writePublished(market: Market, title?: string): Promise<string> {
  const slug = await writeDraft(market, title)
  await submitPost(market.ctx, author, slug)
  await publishPost(market.ctx, admin, idOf(market, slug), { day: null, version: 2 })
  return slug
}
