export { renamePost } from './commands/address'
export {
  addPostPicture,
  beginPost,
  deletePost,
  type SaveKind,
  savePost,
  submitPost,
  takePostBack,
} from './commands/author'
export {
  approveComment,
  deleteOwnComment,
  keepComment,
  removeComment,
  reportComment,
  writeComment,
} from './commands/comments'
export { answerRemark, remarkOnPost, removeRemark } from './commands/remarks'
export { askPostChanges, featurePost, publishPost, withdrawPost } from './commands/staff'
export {
  type ArticlePage,
  type ArticleText,
  articlePage,
  type BlogPage,
  blogPage,
  type EditorPage,
  editorPage,
  hiddenComment,
  latestPosts,
  ownPosts,
  requireOwnPost,
  saidAbout,
} from './reads/posts'
export {
  articleForStaff,
  exportComments,
  exportPosts,
  heldComments,
  postsInState,
  reportedComments,
} from './reads/staff'
