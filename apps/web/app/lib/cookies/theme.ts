const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The look that was chosen; null where the device decides. */
export const readTheme = (text: string | undefined): Theme | null =>
  THEMES.find((theme) => theme === text) ?? null
