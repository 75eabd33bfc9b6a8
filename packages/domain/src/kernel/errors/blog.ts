import { type ErrorEntry, entry } from './entry'

export const blog = {
  BLOG_PUBLISHED_BY: entry(409, 'This article was published in the meantime, by {{who}}.'),
  BLOG_CHANGES_ASKED_BY: entry(409, 'The author was asked for changes in the meantime, by {{who}}.'),
  BLOG_WITHDRAWN_BY: entry(409, 'This article was taken off the blog in the meantime, by {{who}}.'),
  BLOG_MOVED: entry(409, 'This article has moved on in the meantime. Here is how it stands now.'),
  BLOG_SAVED_ELSEWHERE: entry(
    409,
    'This article was saved in another tab in the meantime. What you typed here is kept in the history: compare the two, and save again.',
  ),
  BLOG_LOCKED: entry(
    409,
    'This article cannot be changed while it is being read by us or is published. Take it back first.',
  ),
  BLOG_TOO_MANY_PICTURES: entry(
    400,
    'An article can have up to {{rule.postPictures}} pictures. To add others, take some out of the text and save it.',
    'pictures',
  ),
  BLOG_TOO_MANY_LINKS: entry(
    400,
    'An article can have up to {{rule.postLinks}} links to other sites.',
    'body',
  ),
  BLOG_TOO_SHORT: entry(
    400,
    'Please write at least {{rule.articleLeast}} characters before you submit the article.',
    'body',
  ),
  BLOG_TRANSLATED: entry(409, 'This article is written in that language already.', 'language'),
  BLOG_REASON_MISSING: entry(
    400,
    'Please write what to change, or remark on passages of the text.',
    'reason',
  ),
  BLOG_QUOTE_MISSING: entry(400, 'These words are not in the passage. Please copy them from it.', 'quote'),
  BLOG_TOO_MANY_REMARKS: entry(
    409,
    'This article has {{rule.openRemarks}} remarks that are not done yet. Please ask for these changes first.',
    'remark',
  ),
  BLOG_TOO_MANY_POSTS: entry(
    409,
    'You have {{rule.openPosts}} articles that are not published yet. Please finish or delete one of them first.',
    'title',
  ),
  BLOG_ADDRESS: entry(400, 'Please choose an address with at least three letters from A to Z.', 'slug'),
  BLOG_ADDRESS_TAKEN: entry(409, 'Another article has this address. Please choose another one.', 'slug'),
  BLOG_PUBLISH_DAY: entry(400, 'Please choose a day from today on, within a year.', 'day'),
  COMMENT_DECIDED: entry(409, 'This comment was decided on in the meantime, by {{who}}.'),
} as const satisfies Record<string, ErrorEntry>
