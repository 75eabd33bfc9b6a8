import { exportComments, exportPosts } from '@pasar/api'
import { blogWorkPath, isPostList, readBlogView } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'

/** The articles or the comments of a list, as the list of `/admin/blog`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/blog.csv', { context, request })
  const view = readBlogView(new URL(request.url).searchParams)
  const { list } = view
  if (!isPostList(list))
    return sendListFile(request, {
      name: 'comments.csv',
      back: blogWorkPath(view),
      rows: exportComments(context.ctx, admin, list, view),
      heads: [
        'blogWork.csv_commentId',
        list === 'held' ? 'blogWork.csv_written' : 'blogWork.csv_reported',
        'blogWork.csv_commenter',
        'blogWork.csv_comment',
        'blogWork.article',
      ],
      cells: ({ id, createdAt, author, body, title }) => [id, writeTime(createdAt), author, body, title],
    })
  return sendListFile(request, {
    name: 'articles.csv',
    back: blogWorkPath(view),
    rows: exportPosts(context.ctx, admin, list, view),
    heads: [
      'blogWork.csv_id',
      'blogWork.article',
      'blogWork.author',
      'blogWork.language',
      'blogWork.moved',
      'blogWork.publishedOn',
      'blogWork.isFeatured',
    ],
    cells: (post) => [
      post.id,
      post.title,
      post.authorName,
      post.language,
      writeTime(post.updatedAt),
      post.publishedAt === null ? '' : writeTime(post.publishedAt),
      String(post.isFeatured),
    ],
  })
}
