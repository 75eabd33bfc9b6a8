import { type Db, findPost, type PostDetail } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Author } from '../../access/actors'

/** An author's own article. @throws DomainError NOT_FOUND for others' too */
export async function findOwnPost(db: Db, author: Author, slug: string): Promise<PostDetail> {
  const post = await findPost(db, { slug })
  if (post?.authorId !== author.id) throw new DomainError('NOT_FOUND')
  return post
}

/** An article that everyone may read. @throws DomainError NOT_FOUND for what is not published, or not yet, too */
export async function findPublishedPost(db: Db, slug: string, now: number): Promise<PostDetail> {
  const post = await findPost(db, { slug })
  if (post?.state !== 'published' || (post.publishedAt ?? now) > now) throw new DomainError('NOT_FOUND')
  return post
}
