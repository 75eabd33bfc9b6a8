import latinUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'

/** Address of the Latin letters. */
export const latinFontUrl: string = latinUrl
