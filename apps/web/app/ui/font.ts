import latinUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'

/** Address of the Latin letters, for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const latinFontUrl: string = latinUrl
