import type { PostCard } from '@pasar/db'
import {
  boundedString,
  COMMENT_STATES,
  commentSchema,
  coverOf,
  firstNameOf,
  LANGUAGES,
  MAX_TAG_LENGTH,
  readingMinutes,
  reportSchema,
} from '@pasar/domain'
import { z } from 'zod'
import { PICTURE_TO_SHOW, pictureAddress } from '../catalogue/rest/pictures'
import type { Context } from '../platform/context'
import { idOf, nextCursor, optionalParameter, slugOf, time, toTime } from '../platform/rest/fields'
import { memberCall, publicCall, restRouter } from '../platform/rest/procedure'
import { deleteOwnComment, reportComment, writeComment } from './commands/comments'
import { latestPosts, postComments, publishedPost } from './reads/posts'

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

const commentShape = z
  .object({ _id: z.string(), author: z.string(), body: z.string(), createdAt: time })
  .meta({ id: 'BlogComment' })

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
        language: optionalParameter(
          z.enum(LANGUAGES, { error: 'invalid' }),
          'Articles in this language only.',
        ),
        tag: optionalParameter(
          boundedString(MAX_TAG_LENGTH, { error: 'invalid', tooLong: 'invalid' }),
          'Articles with this tag only, one of `tags` of an article.',
        ),
        cursor: nextCursor,
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
    .input(z.object({ slug: slugOf('an article') }))
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
  comments: publicCall({
    method: 'GET',
    path: '/blog/{slug}/comments',
    feature: 'blog',
    tag: 'Blog',
    summary: 'What readers say about an article, the oldest first, a page of them',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        slug: slugOf('an article'),
        cursor: nextCursor,
      }),
    )
    .output(
      z.object({ success: z.literal(true), comments: z.array(commentShape), next: z.string().nullable() }),
    )
    .query(async ({ ctx: { context }, input: { slug, cursor = null } }) => {
      const { comments, next } = await postComments(context, slug, cursor)
      const shown = comments.map(({ id, author, body, createdAt }) => ({
        _id: id,
        author: firstNameOf(author),
        body,
        createdAt: toTime(createdAt),
      }))
      return { success: true as const, comments: shown, next }
    }),
  comment: memberCall({
    method: 'POST',
    path: '/blog/{slug}/comments',
    feature: 'blog',
    tag: 'Blog',
    summary: 'Say something about an article',
    description:
      'The rules of messages decide whether everyone sees it at once (`shown`) or an admin first (`held`).',
    status: 201,
    fails: ['NOT_FOUND', 'EMAIL_UNVERIFIED'],
  })
    .input(commentSchema.extend({ slug: slugOf('an article') }))
    .output(z.object({ success: z.literal(true), _id: z.string(), state: z.enum(COMMENT_STATES) }))
    .mutation(async ({ ctx: { context, member }, input: { slug, body } }) => {
      const { id, state } = await writeComment(context, member, slug, body)
      return { success: true as const, _id: id, state }
    }),
  deleteComment: memberCall({
    method: 'DELETE',
    path: '/blog/comments/{id}',
    tag: 'Blog',
    summary: 'Delete a comment of one’s own, for good',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: idOf('a comment') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, member }, input: { id } }) => {
      await deleteOwnComment(context, member, id)
      return { success: true as const, message: 'Deleted.' }
    }),
  reportComment: memberCall({
    method: 'POST',
    path: '/blog/comments/{id}/report',
    feature: 'blog',
    tag: 'Blog',
    summary: 'Report a comment to those who run the market',
    description: 'Of each member one report of a comment is stored; a second one changes nothing.',
    fails: ['NOT_FOUND'],
  })
    .input(reportSchema.extend({ id: idOf('a comment') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, member }, input: { id, ...why } }) => {
      await reportComment(context, member, id, why)
      return { success: true as const, message: 'Reported.' }
    }),
})
