import { LANGUAGES } from '@pasar/domain/kernel/languages'
import { expect, it } from 'vitest'
import cn from '../locales/cn'
import en from '../locales/en'
import { loadWords } from '../locales/load'
import ms from '../locales/ms'

const TEXTS = { en, cn, ms }
/** Said on the server. */
const OF_SERVER = ['app', 'nav', 'info']

it.each(LANGUAGES)('fetches for a page the same words as the server has: %s', async (language) => {
  for (const [name, words] of Object.entries(TEXTS[language]))
    expect(await loadWords(language, name), name).toEqual(OF_SERVER.includes(name) ? {} : words)
})
