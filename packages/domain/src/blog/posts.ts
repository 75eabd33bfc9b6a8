/** Characters of a title, a summary and the text of an article. */
export const MAX_POST_TITLE = 120
export const MAX_POST_LEAD = 300
export const MAX_ARTICLE_LENGTH = 50_000
/** As it is sent: browsers send two characters for the end of a line. */
export const MAX_ARTICLE_SENT = MAX_ARTICLE_LENGTH + 2_500
/** An article that is submitted has at least so many characters. */
export const MIN_ARTICLE_LENGTH = 200
export const MAX_POST_TAGS = 5
export const MAX_TAG_LENGTH = 30
export const MAX_POST_PICTURES = 20
/** Links out of the market that an article may have. */
export const MAX_POST_LINKS = 10
/** Items that an article shows as cards. */
export const MAX_POST_ITEMS = 8
export const MAX_COMMENT_LENGTH = 1_500
/** Characters of why a comment is removed. */
export const MAX_COMMENT_REASON = 500
/** Characters of what staff write to an author. */
export const MAX_POST_REASON = 1_000
/** Articles of an author that are not published. */
export const MAX_OPEN_POSTS = 30
/** Saves of an article that its history keeps. */
export const MAX_POST_VERSIONS = 50

export const POST_STATES = ['draft', 'submitted', 'changes', 'published', 'withdrawn'] as const
export type PostState = (typeof POST_STATES)[number]

/** How a text came into the history; `unsaved` was typed over an older version and did not become the article. */
const VERSION_KINDS = ['saved', 'automatic', 'unsaved'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

export const COMMENT_STATES = ['shown', 'held', 'removed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** Every step of an article: from which states it leads where. */
export const POST_STEPS = {
  submit: { from: ['draft', 'changes', 'withdrawn'], to: 'submitted' },
  takeBack: { from: ['submitted'], to: 'draft' },
  askChanges: { from: ['submitted'], to: 'changes' },
  publish: { from: ['submitted'], to: 'published' },
  withdraw: { from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly PostState[]; to: PostState }>
export type PostStep = keyof typeof POST_STEPS

const EDITABLE: readonly PostState[] = POST_STEPS.submit.from

/** Whether its author may change it: what staff read or readers see stays as it is. */
export const isPostEditable = (state: PostState): boolean => EDITABLE.includes(state)

/** The ways to narrow the list of articles by language; `all` shows each. */
export const ALL_LANGUAGES = 'all'
