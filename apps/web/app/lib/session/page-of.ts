/** The header in which a call of tRPC says whose page it comes from: the id of a member. Visitors' pages send none. */
export const PAGE_OF = 'x-page-of'
