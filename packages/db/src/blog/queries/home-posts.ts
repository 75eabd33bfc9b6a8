import { LANGUAGES, type Language } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { cardColumns, type Row, withTags } from '../rows'
import type { PostCard } from './posts'

/** Featured articles that are read for the home page: some say the same in several languages. */
const FEATURED_READ = 12

/**
 * What staff chose for the home page: first in the reader's language, and then in others what is not there in theirs; the latest
 * choice first.
 */
export async function findHomePosts(
  db: Db,
  language: Language,
  now: number,
  limit: number,
): Promise<PostCard[]> {
  const { rows } = await sql<Row<PostCard> & { work: string }>`select ${cardColumns},
    p.published_at as "createdAt", coalesce(p.work_id, p.id) as work
    from blog_posts p ${byIndex('blog_posts_featured')} ${fixedJoin} users u on u.id = p.author_id
    where p.language in (${sql.join(LANGUAGES)}) and p.featured_at is not null and p.state = 'published' and p.published_at <= ${now}
    order by p.language <> ${language}, p.featured_at desc, p.id limit ${FEATURED_READ}`.execute(db)
  const works = new Set<string>()
  const shown = rows.filter(({ work }) => !works.has(work) && works.add(work))
  return shown.slice(0, limit).map(({ work: _work, ...row }) => withTags(row))
}
