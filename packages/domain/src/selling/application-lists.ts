/** The lists of applications that those who decide look through. */
export const APPLICATION_LISTS = ['pending', 'asked', 'approved', 'rejected'] as const
export type ApplicationList = (typeof APPLICATION_LISTS)[number]
