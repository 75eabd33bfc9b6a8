/** The languages of the interface. `cn` is the name in links, cookies and stored choices. */
export const LANGUAGES = ['en', 'cn', 'ms'] as const
export type Language = (typeof LANGUAGES)[number]

/** `cn` is no language tag: this is what goes into `<html lang>` and Intl. */
export const LANGUAGE_TAG: Record<Language, string> = { en: 'en', cn: 'zh-CN', ms: 'ms' }

/** Each language named in itself. */
export const LANGUAGE_NAME: Record<Language, string> = { en: 'English', cn: '中文', ms: 'Bahasa Melayu' }

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)
