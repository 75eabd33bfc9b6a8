import { tryRenamePost } from '@pasar/db'
import { DomainError, isPostEditable, POST_STEPS, readPostSlug } from '@pasar/domain'
import type { Author } from '../../access/actors'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { findOwnPost } from '../internal/own-post'

/**
 * Gives an article another address, while it may be changed. All that it had before go on leading to it.
 * @param typed in plain letters it becomes the address
 * @returns its address now
 * @throws DomainError NOT_FOUND for others' articles too, BLOG_LOCKED, BLOG_ADDRESS, BLOG_ADDRESS_TAKEN, TOO_MANY_REQUESTS
 */
export async function renamePost(ctx: Context, author: Author, slug: string, typed: string): Promise<string> {
  await requireFeature(ctx, 'blogSubmissions')
  const post = await findOwnPost(ctx.db, author, slug)
  const wanted = readPostSlug(typed)
  if (typed.trim() === post.slug || wanted === post.slug) return post.slug
  if (!isPostEditable(post.state)) throw new DomainError('BLOG_LOCKED')
  if (wanted === null) throw new DomainError('BLOG_ADDRESS')
  await ctx.limits.take('blogPost', author.id)
  await ctx.transact({ user: author.id }, async (tx) => {
    const change = { id: post.id, states: POST_STEPS.submit.from }
    if (await tryRenamePost(tx, change, wanted, ctx.now())) return
    const { state } = await findOwnPost(tx, author, slug)
    throw new DomainError(isPostEditable(state) ? 'BLOG_ADDRESS_TAKEN' : 'BLOG_LOCKED')
  })
  return wanted
}
