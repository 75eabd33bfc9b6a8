/** Where a passage of an article stands on the pages of those who talk about it. @param at from 0 */
export const passageId = (at: number): string => `passage-${at}`
