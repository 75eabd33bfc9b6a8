/** The lists of applications that those who decide look through. */
export const APPLICATION_LISTS = ['pending', 'asked', 'approved', 'rejected'] as const
export type ApplicationList = (typeof APPLICATION_LISTS)[number]

/** The same of those who want to recruit sellers. */
export const AFFILIATE_LISTS = ['pending', 'approved', 'rejected'] as const

/** Reasons to pick from where an application is rejected: each has a sentence in the applicant's language. */
export const SELLER_REJECTIONS = ['unreadable', 'otherName', 'incomplete', 'notAllowed'] as const
export const AFFILIATE_REJECTIONS = ['vague', 'unreachable', 'duplicate'] as const
export type RejectionReason = (typeof SELLER_REJECTIONS)[number] | (typeof AFFILIATE_REJECTIONS)[number]
