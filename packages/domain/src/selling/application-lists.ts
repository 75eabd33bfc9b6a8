/** The lists of applications that those who decide look through. */
export const APPLICATION_LISTS = ['pending', 'approved', 'rejected'] as const
export type ApplicationList = (typeof APPLICATION_LISTS)[number]
