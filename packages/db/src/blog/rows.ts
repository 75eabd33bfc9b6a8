import { sql } from 'kysely'
import { z } from 'zod'
import { positionIn } from '../kernel/dialect'
import { jsonColumn } from '../kernel/json-column'

const readTags = jsonColumn('the tags of an article', z.array(z.string()))

export type Row<T> = Omit<T, 'tags' | 'pictures'> & { tags: string }

export const withTags = <T extends { tags: string }>(row: T) => ({ ...row, tags: readTags(row.tags) })

export const cardColumns = sql`p.id, p.slug, p.language, p.title, p.lead, p.tags, p.body, p.author_id as "authorId",
  u.name as "authorName", (select g.key from blog_pictures g where g.post_id = p.id
    and ${positionIn('p.body', sql`'](picture:' || g.key || ')'`)} > 0
    order by g.created_at, g.key limit 1) as picture`
