import {
  type AuditView,
  decodeTimeCursor,
  findPost,
  listHeldComments,
  listPostsInState,
  listRemarks,
  listReportedComments,
  type PostDetail,
  type PostRemark,
  type PostRow,
  type StaffComment,
} from '@pasar/db'
import { DomainError, type PostState, type Sought } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { type ArticleText, REMARKS_SHOWN, readArticle } from './posts'

const ON_A_PAGE = 20
const OF_AN_EXPORT = 200

/** A page of the articles in a state. @throws DomainError NOT_FOUND for a cursor that is none */
export const postsInState = (
  ctx: Context,
  _admin: Admin,
  state: PostState,
  cursorText: string | null,
  sought?: Sought,
): Promise<{ posts: PostRow[]; next: string | null }> =>
  listPostsInState(ctx.db, state, readCursor(cursorText, decodeTimeCursor), ON_A_PAGE, sought)

/** All articles in a state, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportPosts = (
  ctx: Context,
  admin: Admin,
  state: PostState,
  sought?: Sought,
): Promise<AsyncGenerator<PostRow[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const { posts: rows, next } = await listPostsInState(
      ctx.db,
      state,
      readCursor(cursor, decodeTimeCursor),
      OF_AN_EXPORT,
      sought,
    )
    return { rows, next }
  })

/** An article as readers will see it, whatever its state, with what admins did to it. @throws DomainError NOT_FOUND */
export async function articleForStaff(
  ctx: Context,
  _admin: Admin,
  id: string,
): Promise<ArticleText & { post: PostDetail; remarks: PostRemark[]; audit: AuditView[] }> {
  const post = await findPost(ctx.db, { id })
  if (!post) throw new DomainError('NOT_FOUND')
  const [text, remarks, { audit }] = await Promise.all([
    readArticle(ctx, post.body),
    listRemarks(ctx.db, id, { isSentOnly: false, limit: REMARKS_SHOWN }),
    staffRecords(ctx, id),
  ])
  return { post, remarks, audit, ...text }
}

interface CommentsPage {
  comments: StaffComment[]
  next: string | null
}

/** A page of comments that wait. @throws DomainError NOT_FOUND for a cursor that is none */
export const heldComments = async (
  ctx: Context,
  _admin: Admin,
  cursor: string | null,
  sought?: Sought,
): Promise<CommentsPage> => listHeldComments(ctx.db, readCursor(cursor, decodeTimeCursor), ON_A_PAGE, sought)

/** As `heldComments`, for comments that readers reported. @throws DomainError NOT_FOUND for a cursor that is none */
export const reportedComments = async (
  ctx: Context,
  _admin: Admin,
  cursor: string | null,
  sought?: Sought,
): Promise<CommentsPage> =>
  listReportedComments(ctx.db, readCursor(cursor, decodeTimeCursor), ON_A_PAGE, sought)

/** All comments that wait, or were reported, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportComments = (
  ctx: Context,
  admin: Admin,
  list: 'held' | 'reported',
  sought?: Sought,
): Promise<AsyncGenerator<StaffComment[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const read = list === 'held' ? listHeldComments : listReportedComments
    const from = readCursor(cursor, decodeTimeCursor)
    const { comments: rows, next } = await read(ctx.db, from, OF_AN_EXPORT, sought)
    return { rows, next }
  })
