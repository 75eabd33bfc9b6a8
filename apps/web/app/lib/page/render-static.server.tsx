import type { Language } from '@pasar/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MESSAGES } from '../../i18n/language.server'
import { I18nProvider } from '../../i18n/provider'
import { type Slots, SlotsContext } from './slots'

/**
 * HTML of a part that no script has to do with: its code, its words and its data need not be sent beside it. Links in it are
 * plain ones.
 * @param slots of a page that is the same for several readers
 */
export function renderStatic(language: Language, part: ReactNode, slots: Slots | null = null): string {
  const messages = MESSAGES[language]
  return renderToStaticMarkup(
    <I18nProvider language={language} find={(name) => messages[name] ?? {}}>
      <SlotsContext.Provider value={slots}>{part}</SlotsContext.Provider>
    </I18nProvider>,
  )
}
