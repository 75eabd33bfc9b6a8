import { linkTo } from '@pasar/domain/access/link-to'
import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'

interface PostsFilter {
  tag: string
  author: string
  words: string
  language: string
  sort: ListSort
}

/** An address of the published articles, without what is left empty. */
export const postsPath = ({ tag, author, words, language, sort }: PostsFilter, cursor?: string): string =>
  linkTo('/blog', {
    tag: tag || undefined,
    author: author || undefined,
    q: words || undefined,
    language,
    sort: writeListSort(sort),
    cursor,
  })
