import { type AffiliateApplicationView, findAffiliateApplication, findOpenPosts } from '@pasar/db'
import type { Language } from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { renderMarkdown } from '../../platform/markdown'

export interface JobPost {
  slug: string
  title: string
  place: string
  descriptionHtml: string
}

/** The open posts, in a reader's language. */
export async function openPosts(ctx: Context, language: Language): Promise<JobPost[]> {
  const posts = await findOpenPosts(ctx.db, language)
  return posts.map(({ slug, title, place, body }) => ({
    slug,
    title,
    place,
    descriptionHtml: renderMarkdown(body),
  }))
}

/** A member's newest application as an affiliate; null when they never applied. */
export const affiliateApplicationOf = (
  ctx: Context,
  member: Member,
): Promise<AffiliateApplicationView | null> => findAffiliateApplication(ctx.db, member.id)
