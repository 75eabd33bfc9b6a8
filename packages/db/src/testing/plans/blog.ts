import type { Tx } from '../../kernel/transact'
import * as q from '../../queries'
import { SMALL } from '../../seed'
import { cursor, ME, NOW, type Served } from './served'

const change = { now: NOW }
const listPosts = (tx: Tx, wanted: Partial<q.PostsQuery>) =>
  q.listPosts(tx, { language: null, tag: null, authorId: null, words: '', now: NOW, ...wanted }, cursor, 10)

export const blog: Record<string, Served> = {
  'listPosts of a language': { run: (tx) => listPosts(tx, { language: 'en' }), by: 'blog_posts_language' },
  'listPosts of all languages': { run: (tx) => listPosts(tx, {}), by: 'blog_posts_newest' },
  'listPosts, the oldest first': {
    run: (tx) => listPosts(tx, { language: 'en', sort: 'reverse' }),
    by: 'blog_posts_language',
  },
  'listPosts with a tag': { run: (tx) => listPosts(tx, { tag: 'x' }), by: 'blog_posts_newest' },
  'listPosts by words': { run: (tx) => listPosts(tx, { words: 'x' }), by: 'blog_posts_newest' },
  'listPosts of an author': {
    run: (tx) => listPosts(tx, { authorId: ME }),
    by: 'blog_posts_newest',
  },
  findRelatedPosts: {
    run: (tx) => q.findRelatedPosts(tx, { id: 'blp_1', language: 'en' }, NOW, 3),
    by: 'blog_tags_post',
    sorts: ['the tags in common, by article', 'the articles that share a tag'],
  },
  findFeaturedPosts: {
    run: (tx) => q.findFeaturedPosts(tx, 'en', NOW, 3),
    by: 'blog_posts_featured',
  },
  findHomePosts: {
    run: (tx) => q.findHomePosts(tx, 'en', NOW, 3),
    by: 'blog_posts_featured',
    sorts: 'the featured articles, by the language of the reader',
  },
  findTopTags: {
    run: (tx) => q.findTopTags(tx, 'en', NOW, 20),
    by: 'blog_posts_language',
    sorts: ['the tags of a language', 'the tags by how many articles have them'],
  },
  'findPost by slug': { run: (tx) => q.findPost(tx, { slug: 'x' }), by: 'sqlite_autoindex_blog_posts_1' },
  'findPost by id': { run: (tx) => q.findPost(tx, { id: 'x' }), by: 'sqlite_autoindex_blog_posts_1' },
  listOwnPosts: {
    run: (tx) => q.listOwnPosts(tx, ME, { state: null, sort: 'usual' }, cursor, 10),
    by: 'blog_posts_author',
  },
  'listOwnPosts of a state, the oldest first': {
    run: (tx) => q.listOwnPosts(tx, ME, { state: 'draft', sort: 'reverse' }, cursor, 10),
    by: 'blog_posts_author_state',
  },
  'listPostsInState, the other way round': {
    run: (tx) => q.listPostsInState(tx, 'submitted', cursor, 10, { sort: 'reverse' }),
    by: 'blog_posts_state',
  },
  listPostsInState: {
    run: (tx) => q.listPostsInState(tx, 'submitted', cursor, 10),
    by: 'blog_posts_state',
  },
  countOpenPosts: { run: (tx) => q.countOpenPosts(tx, ME), by: 'blog_posts_author_state' },
  listVersions: { run: (tx) => q.listVersions(tx, 'blp_1'), by: 'blog_versions_post' },
  findVersion: { run: (tx) => q.findVersion(tx, 'blp_1', 'x'), by: 'sqlite_autoindex_blog_versions_1' },
  findPostPictures: { run: (tx) => q.findPostPictures(tx, ['x', 'y']), by: 'PRIMARY KEY' },
  listSitemapPosts: {
    run: (tx) => q.listSitemapPosts(tx, { after: '', upTo: 'x', limit: 10 }, NOW),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  listTranslations: { run: (tx) => q.listTranslations(tx, 'blp_1'), by: 'blog_posts_work' },
  listComments: { run: (tx) => q.listComments(tx, 'blp_1', cursor, 10), by: 'blog_comments_post' },
  'listPostsInState, with words': {
    run: (tx) => q.listPostsInState(tx, 'published', cursor, 10, { words: 'batik' }),
    by: 'blog_posts_state',
  },
  'listHeldComments, newest first, with words': {
    run: (tx) => q.listHeldComments(tx, cursor, 10, { sort: 'reverse', words: 'batik' }),
    by: 'blog_comments_held',
  },
  'listReportedComments, newest first, with words': {
    run: (tx) => q.listReportedComments(tx, cursor, 10, { sort: 'reverse', words: 'batik' }),
    by: 'blog_comment_reports_open',
  },
  listHeldComments: { run: (tx) => q.listHeldComments(tx, cursor, 10), by: 'blog_comments_held' },
  listReportedComments: {
    run: (tx) => q.listReportedComments(tx, cursor, 10),
    by: 'blog_comment_reports_open',
  },
  findHiddenComment: {
    run: (tx) => q.findHiddenComment(tx, { slug: 'x', userId: ME, now: NOW }),
    by: 'blog_comments_user',
    sorts: 'comments of one moment',
  },
  findComment: { run: (tx) => q.findComment(tx, 'x'), by: 'sqlite_autoindex_blog_comments_1' },
  listRemarks: {
    run: (tx) => q.listRemarks(tx, 'blp_1', { isSentOnly: true, limit: 10 }),
    by: 'blog_remarks_post',
    sorts: 'the remarks on one article',
  },
  tryInsertRemark: {
    run: (tx) => {
      const remark = { id: 'x', postId: 'x', adminId: ME, block: 0, quote: 'x', body: 'x', now: NOW }
      return q.tryInsertRemark(tx, remark, { version: 1, most: 10 })
    },
    by: 'sqlite_autoindex_blog_posts_1',
  },
  tryDeleteRemark: {
    run: (tx) => q.tryDeleteRemark(tx, 'x', 'y'),
    by: 'sqlite_autoindex_blog_remarks_1',
  },
  sendRemarks: { run: (tx) => q.sendRemarks(tx, 'x', NOW), by: 'blog_remarks_post' },
  tryAnswerRemark: {
    run: (tx) => q.tryAnswerRemark(tx, { postId: 'x', id: 'y' }, { answer: 'x', isDone: true, now: NOW }),
    by: 'sqlite_autoindex_blog_remarks_1',
  },
  exportBlog: { run: (tx) => q.exportBlog(tx, ME), by: 'blog_posts_author' },
  trySavePost: {
    run: (tx) =>
      q.trySavePost(
        tx,
        { id: 'x', version: 1, states: ['draft'] },
        { title: 'x', lead: '', body: '', tags: [] },
        NOW,
      ),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  insertVersion: {
    run: async (tx) => {
      const post = { id: 'blp_1', slug: 'x', authorId: SMALL.users.seller.id, language: 'en' } as const
      await q.insertPost(tx, { ...post, workId: post.id, title: 'x', now: NOW })
      const version = { id: 'x', postId: post.id, kind: 'automatic', now: NOW } as const
      await q.insertVersion(tx, version, { title: 'x', lead: '', body: '', tags: [] }, 0)
    },
    by: 'blog_versions_post',
  },
  tryMovePost: {
    run: (tx) => q.tryMovePost(tx, 'x', { from: ['draft'], to: 'submitted' }, change),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  tryFeaturePost: { run: (tx) => q.tryFeaturePost(tx, 'x', NOW), by: 'sqlite_autoindex_blog_posts_1' },
  tryInsertPostPicture: {
    run: (tx) =>
      q.tryInsertPostPicture(tx, 'x', { key: 'x', width: 1, height: 1, blur: '' }, { now: NOW, most: 20 }),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  countPostPictures: { run: (tx) => q.countPostPictures(tx, 'x'), by: 'sqlite_autoindex_blog_posts_1' },
  findUnusedPictures: {
    run: (tx) => q.findUnusedPictures(tx, 'blog-1', { before: NOW, limit: 50 }),
    by: 'PRIMARY KEY',
  },
  deleteUnusedPictures: {
    run: (tx) => q.deleteUnusedPictures(tx, ['blog-1', 'blog-2'], NOW),
    by: 'PRIMARY KEY',
  },
  tryDeletePost: {
    run: (tx) => q.tryDeletePost(tx, { id: 'x', authorId: ME }),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  eraseBlog: { run: (tx) => q.eraseBlog(tx, ME), by: 'blog_comment_reports_user' },
  tryDecideComment: {
    run: (tx) => q.tryDecideComment(tx, 'x', { from: ['held'], to: 'shown' }, NOW),
    by: 'sqlite_autoindex_blog_comments_1',
  },
  tryUndecideComment: {
    run: (tx) => q.tryUndecideComment(tx, 'x', { before: ['held'], after: 'shown' }),
    by: 'sqlite_autoindex_blog_comments_1',
  },
  insertCommentReport: {
    run: (tx) =>
      q.insertCommentReport(tx, { commentId: 'x', userId: ME, reason: 'spam', note: '', now: NOW }),
    by: 'sqlite_autoindex_blog_comments_1',
  },
  tryRenamePost: {
    run: (tx) => q.tryRenamePost(tx, { id: 'x', states: ['draft'] }, 'slug', NOW),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  tryDeleteComment: {
    run: (tx) => q.tryDeleteComment(tx, { id: 'x', userId: ME }),
    by: 'sqlite_autoindex_blog_comments_1',
  },
  endCommentReports: { run: (tx) => q.endCommentReports(tx, 'x', NOW), by: 'PRIMARY KEY' },
}
