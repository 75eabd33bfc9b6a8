import type { Author } from '../../access/actors'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { changeAddress, wantedAddress } from '../internal/address'
import { findOwnPost } from '../internal/own-post'

/**
 * Gives an article another address, while it may be changed. All that it had before go on leading to it, until another article
 * is given one that no reader saw.
 * @param typed in plain letters it becomes the address
 * @returns its address now
 * @throws DomainError NOT_FOUND for others' articles too, BLOG_LOCKED, BLOG_ADDRESS, BLOG_ADDRESS_TAKEN, TOO_MANY_REQUESTS
 */
export async function renamePost(ctx: Context, author: Author, slug: string, typed: string): Promise<string> {
  await requireFeature(ctx, 'blogSubmissions')
  const post = await findOwnPost(ctx.db, author, slug)
  const wanted = wantedAddress(post, typed)
  if (wanted === null) return post.slug
  await ctx.limits.take('blogPost', author.id)
  await ctx.transact({ user: author.id }, (tx) => changeAddress(tx, ctx, post.id, wanted))
  return wanted
}
