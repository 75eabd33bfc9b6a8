import { LANGUAGE_TAG, type Language } from '@pasar/domain/kernel/languages'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type FindTexts, makeTranslate, type Translate } from './translate'

export interface I18n {
  language: Language
  /** For `lang` attributes and Intl. */
  tag: string
  t: Translate
}

const I18nContext = createContext<I18n | null>(null)

export function I18nProvider({
  language,
  find,
  children,
}: {
  language: Language
  find: FindTexts
  children: ReactNode
}) {
  const value = useMemo(
    () => ({ language, tag: LANGUAGE_TAG[language], t: makeTranslate(language, find) }),
    [language, find],
  )
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}

export function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('useI18n needs an I18nProvider above it')
  return value
}

/** The translate function of the page's language. */
export const useT = (): Translate => useI18n().t
