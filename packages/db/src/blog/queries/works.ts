import { LANGUAGES, type Language, type PostState } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SitemapRange } from '../../catalogue/queries/sitemap'
import type { Db } from '../../kernel/db'
import { jsonRows, unindexed } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

/** An article in one of its languages. */
export interface Translation {
  slug: string
  title: string
  language: Language
  state: PostState
  publishedAt: number | null
}

/** An article in each language that it is written in, whatever its state. */
export async function listTranslations(db: Db, workId: string): Promise<Translation[]> {
  const { rows } = await sql<Translation>`select slug, title, language, state, published_at as "publishedAt"
    from blog_posts where work_id = ${workId} order by language`.execute(db)
  return rows
}

const readAlternates = jsonColumn(
  'the languages of an article',
  z.array(z.object({ language: z.enum(LANGUAGES), slug: z.string() })),
)

export interface SitemapPost {
  id: string
  slug: string
  updatedAt: number
  /** It and what says the same in other languages, where readers find them. */
  alternates: { language: Language; slug: string }[]
}

/** Published articles for search engines, in the order of their ids. */
export async function listSitemapPosts(
  db: Db,
  { after, upTo, limit }: SitemapRange,
  now: number,
): Promise<SitemapPost[]> {
  const { rows } = await sql<
    Omit<SitemapPost, 'alternates'> & { alternates: string }
  >`select p.id, p.slug, p.updated_at as "updatedAt",
    (select ${jsonRows({ language: 'o.language', slug: 'o.slug' })} from blog_posts o
      where o.work_id = p.work_id and o.state = 'published' and o.published_at <= ${now}) as alternates
    from blog_posts p where p.id > ${after} and p.id <= ${upTo} and ${unindexed('p.state')} = 'published' and p.published_at <= ${now}
    order by p.id limit ${limit}`.execute(db)
  return rows.map(({ alternates, ...row }) => ({ ...row, alternates: readAlternates(alternates) }))
}
