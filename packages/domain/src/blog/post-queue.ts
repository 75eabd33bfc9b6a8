import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { readListWords, writeListWords } from '../platform/lists/words'

/** The lists of articles that staff work through, by their state. */
const POST_LISTS = ['submitted', 'changes', 'published', 'withdrawn'] as const
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

export interface BlogFilter {
  list: BlogList
  sort: ListSort
  /** In the title or the name of the author, of comments in what they say, too; empty for all. */
  words: string
}

export interface BlogView extends BlogFilter {
  columns: readonly PostColumn[]
}

/** Reads an address; nonsense is left out. */
export function readBlogView(params: URLSearchParams): BlogView {
  const list = BLOG_LISTS.find((known) => known === params.get('list')) ?? 'submitted'
  return {
    list,
    sort: readListSort(params),
    words: readListWords(params),
    columns: readColumns(postColumns(list), params),
  }
}

const queryOf = ({ list, sort, words }: BlogFilter) => ({
  list: list === 'submitted' ? undefined : list,
  q: writeListWords(words),
  sort: writeListSort(sort),
})

export const blogWorkPath = (
  { columns, ...view }: BlogFilter & Partial<BlogView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/blog', {
    ...queryOf(view),
    cols: writeColumns(postColumns(view.list), columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the articles or the comments of a list. */
export const blogWorkFile = (filter: BlogFilter): string => linkTo('/admin/blog.csv', queryOf(filter))
