import { findPost, type PostDetail, type Tx, tryRenamePost } from '@pasar/db'
import { DomainError, isPostEditable, POST_STEPS, readPostSlug } from '@pasar/domain'
import type { Context } from '../../platform/context'

/**
 * The address that an author wants for an article.
 * @returns null for the one that it has
 * @throws DomainError BLOG_LOCKED, BLOG_ADDRESS
 */
export function wantedAddress(post: Pick<PostDetail, 'slug' | 'state'>, typed: string): string | null {
  const wanted = readPostSlug(typed)
  if (typed.trim() === post.slug || wanted === post.slug) return null
  if (!isPostEditable(post.state)) throw new DomainError('BLOG_LOCKED')
  if (wanted === null) throw new DomainError('BLOG_ADDRESS')
  return wanted
}

/** Gives an article another address. @throws DomainError BLOG_LOCKED, BLOG_ADDRESS_TAKEN */
export async function changeAddress(tx: Tx, ctx: Context, id: string, wanted: string): Promise<void> {
  if (await tryRenamePost(tx, { id, states: POST_STEPS.submit.from }, wanted, ctx.now())) return
  const post = await findPost(tx, { id })
  throw new DomainError(post && isPostEditable(post.state) ? 'BLOG_ADDRESS_TAKEN' : 'BLOG_LOCKED')
}
