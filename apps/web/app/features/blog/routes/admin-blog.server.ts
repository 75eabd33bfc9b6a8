import {
  type Admin,
  approveComment,
  type Context,
  heldComments,
  keepComment,
  type PostRow,
  postsInState,
  removeComment,
  reportedComments,
  type StaffComment,
} from '@pasar/api'
import {
  type BlogView,
  blogWorkPath,
  commentRemovalSchema,
  DomainError,
  isPostList,
  readBlogView,
  toWhole,
} from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { answerStaffForm } from '../../moderation/server/staff-form.server'
import { viewTabs } from '../../platform/server/saved-views.server'

const PATH = '/admin/blog'

interface Found {
  posts: PostRow[]
  comments: StaffComment[]
  next: string | null
}

async function findList(
  ctx: Context,
  admin: Admin,
  { list, ...view }: BlogView,
  cursor: string | null,
): Promise<Found> {
  if (isPostList(list)) return { comments: [], ...(await postsInState(ctx, admin, list, cursor, view)) }
  const read = list === 'held' ? heldComments : reportedComments
  return { posts: [], ...(await read(ctx, admin, cursor, view)) }
}

const viewOf = (request: Request): BlogView => readBlogView(new URL(request.url).searchParams)
const cursorOf = (request: Request): string | null => new URL(request.url).searchParams.get('cursor')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const cursor = cursorOf(request)
  const view = viewOf(request)
  const saved = await viewTabs({ context, request }, admin, 'articles')
  const [head, found] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('blogWork.heading'), description: t('blogWork.lead') })),
    orNotFound(findList(context.ctx, admin, view, cursor)),
  ])
  // Its last comment was decided on.
  const isEmpty = found.posts.length + found.comments.length === 0 && found.next === null
  if (isEmpty && cursor !== null) throw redirect(toWhole(blogWorkPath(view)))
  return { head, saved, view, isFirst: cursor === null, ...found }
}

async function act(ctx: Context, admin: Admin, values: Record<string, string | undefined>): Promise<TextKey> {
  const { intent, id = '' } = values
  switch (intent) {
    case 'approve':
      await approveComment(ctx, admin, id)
      return 'blogWork.approved'
    case 'keep':
      await keepComment(ctx, admin, id)
      return 'blogWork.kept'
    case 'remove':
      await removeComment(ctx, admin, id, parseForm(commentRemovalSchema, values))
      return 'blogWork.removed'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  return answerStaffForm(request, toWhole(blogWorkPath(viewOf(request), cursorOf(request))), (values) =>
    orNotFound(act(context.ctx, admin, values)),
  )
}
