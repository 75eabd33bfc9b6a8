import { exportPosts } from '@pasar/api'
import { blogWorkPath, isPostList, readBlogView } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage, notFound } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'

/** The articles of a list, as the list of `/admin/blog`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/blog.csv', { context, request })
  const view = readBlogView(new URL(request.url).searchParams)
  if (!isPostList(view.list)) throw notFound()
  return sendListFile(request, {
    name: 'articles.csv',
    back: blogWorkPath(view),
    rows: exportPosts(context.ctx, admin, view.list, view.sort),
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
