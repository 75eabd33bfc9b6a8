/** The lists of articles and comments that staff work through. */
export const BLOG_LISTS = ['submitted', 'changes', 'published', 'withdrawn', 'held', 'reported'] as const
export type BlogList = (typeof BLOG_LISTS)[number]
