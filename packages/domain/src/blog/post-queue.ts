import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

/** The lists of articles that staff work through, by their state. */
export const POST_LISTS = ['submitted', 'changes', 'published', 'withdrawn'] as const
export type PostList = (typeof POST_LISTS)[number]

/** The same with those of comments. */
export const BLOG_LISTS = [...POST_LISTS, 'held', 'reported'] as const
export type BlogList = (typeof BLOG_LISTS)[number]

export const isPostList = (list: BlogList): list is PostList => POST_LISTS.some((known) => known === list)

export type PostColumn = 'author' | 'language' | 'moved' | 'published' | 'featured'

/** Columns of the articles of a list, beside their titles. */
export const postColumns = (list: BlogList): ColumnSet<PostColumn> => ({
  all: ['author', 'language', 'moved', 'published', 'featured'],
  usual: [
    'author',
    'language',
    ...(list === 'published' ? (['published', 'featured'] as const) : ['moved' as const]),
  ],
})

export interface BlogView {
  list: BlogList
  sort: ListSort
  columns: readonly PostColumn[]
}

/** Reads an address; nonsense is left out. */
export function readBlogView(params: URLSearchParams): BlogView {
  const list = BLOG_LISTS.find((known) => known === params.get('list')) ?? 'submitted'
  return { list, sort: readListSort(params), columns: readColumns(postColumns(list), params) }
}

const queryOf = ({ list, sort }: Pick<BlogView, 'list' | 'sort'>) => ({
  list: list === 'submitted' ? undefined : list,
  sort: writeListSort(sort),
})

export const blogWorkPath = (
  { columns, ...view }: Pick<BlogView, 'list' | 'sort'> & Partial<BlogView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/blog', {
    ...queryOf(view),
    cols: writeColumns(postColumns(view.list), columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the articles of a list. */
export const blogWorkFile = (view: Pick<BlogView, 'list' | 'sort'>): string =>
  linkTo('/admin/blog.csv', queryOf(view))
