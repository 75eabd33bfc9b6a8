/** What the keys of stores' own pictures begin with. */
export const STORE_PREFIX = 'shopfront-'
