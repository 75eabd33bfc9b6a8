/** What a browser colours its own bars with: jade by day, the dark ground by night. */
export const THEME_COLOR = { light: '#0B6B57', dark: '#141816' } as const

export const THEME_COLORS = (['light', 'dark'] as const).map((theme) => ({
  media: `(prefers-color-scheme: ${theme})`,
  content: THEME_COLOR[theme],
}))
