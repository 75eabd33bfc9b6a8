import type { PostCard } from '@pasar/db'
import {
  boundedString,
  coverOf,
  cursorText,
  firstNameOf,
  LANGUAGES,
  MAX_TAG_LENGTH,
  readingMinutes,
} from '@pasar/domain'
import { z } from 'zod'
import { PICTURE_TO_SHOW, pictureAddress } from '../catalogue/rest/pictures'
import type { Context } from '../platform/context'
import { nameInAddress, time, toTime } from '../platform/rest/fields'
import { publicCall, restRouter } from '../platform/rest/procedure'
import { latestPosts, publishedPost } from './reads/posts'

const postShape = {
  _id: z.string(),
  slug: z.string(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  picture: z.string().nullable().meta({ description: 'Absolute address of a picture; null for none.' }),
  readingMinutes: z.number().int().min(1),
  publishedAt: time,
}
const postSchema = z.object(postShape).meta({ id: 'BlogPost' })
const articleSchema = z
  .object({
    ...postShape,
    body: z
      .string()
      .meta({ description: 'Markdown. A line that is the address of an item is shown as a card.' }),
  })
  .meta({ id: 'BlogArticle' })

const toPost = (ctx: Context, post: PostCard): z.output<typeof postSchema> => ({
  _id: post.id,
  slug: post.slug,
  language: post.language,
  title: post.title,
  summary: post.lead,
  author: firstNameOf(post.authorName),
  tags: post.tags,
  picture: post.picture === null ? null : pictureAddress(ctx, post.picture, PICTURE_TO_SHOW),
  readingMinutes: readingMinutes(post.body),
  publishedAt: toTime(post.createdAt),
})

export const blog = restRouter({
  list: publicCall({
    method: 'GET',
    path: '/blog',
    feature: 'blog',
    tag: 'Blog',
    summary: 'Published articles, the latest first, a page of them',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        language: z.enum(LANGUAGES, { error: 'invalid' }).optional(),
        tag: boundedString(MAX_TAG_LENGTH, { error: 'invalid', tooLong: 'invalid' }).optional(),
        cursor: cursorText.optional().meta({ description: '`next` of an answer.' }),
      }),
    )
    .output(z.object({ success: z.literal(true), posts: z.array(postSchema), next: z.string().nullable() }))
    .query(async ({ ctx: { context }, input: { language = null, tag = null, cursor = null } }) => {
      const { posts, next } = await latestPosts(context, { language, tag }, cursor)
      return { success: true as const, posts: posts.map((post) => toPost(context, post)), next }
    }),
  read: publicCall({
    method: 'GET',
    path: '/blog/{slug}',
    feature: 'blog',
    tag: 'Blog',
    summary: 'A published article with its text',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ slug: nameInAddress }))
    .output(z.object({ success: z.literal(true), post: articleSchema }))
    .query(async ({ ctx: { context }, input: { slug } }) => {
      const { pictures, publishedAt, ...post } = await publishedPost(context, slug)
      const card = {
        ...post,
        createdAt: publishedAt ?? post.createdAt,
        picture: coverOf(post.body, pictures),
      }
      return { success: true as const, post: { ...toPost(context, card), body: post.body } }
    }),
})
