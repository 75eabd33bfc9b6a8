import type { ChangedField } from '../../platform/setting-changes'
import type { SettingFields, SettingTexts } from '../../platform/setting-fields'
import { linesOf, MAX_SYNONYMS_TEXT, wordsOf } from './synonym-lines'
import { makeSynonyms, type Synonyms } from './synonyms'
import { USUAL_SYNONYMS } from './usual-synonyms'

/** All lines are one setting: they are read together. */
export const SEARCH_FIELDS = {
  synonyms: {
    kind: 'synonyms',
    label: 'synonyms',
    name: 'search.synonyms',
    usual: USUAL_SYNONYMS.join('\n'),
    letters: MAX_SYNONYMS_TEXT,
  },
} as const satisfies SettingFields

const readLines = (text: string): Synonyms => makeSynonyms(linesOf(text).map(wordsOf))

let usual: Synonyms | undefined

/** The words for the same goods that the search knows. */
export function readSynonyms(texts: SettingTexts): Synonyms {
  const stored = texts.get(SEARCH_FIELDS.synonyms.name)
  if (stored !== undefined) return readLines(stored)
  usual ??= readLines(SEARCH_FIELDS.synonyms.usual)
  return usual
}

/** One line for each that came, that went, or that has other words than the one before with the same first word. */
export function changedSynonyms(before: string, after: string): ChangedField[] {
  const [had, has] = [new Set(linesOf(before)), new Set(linesOf(after))]
  const gone = [...had].filter((line) => !has.has(line))
  const head = { field: SEARCH_FIELDS.synonyms, value: after }
  const changes = [...has]
    .filter((line) => !had.has(line))
    .map((line) => {
      const at = gone.findIndex((old) => wordsOf(old)[0] === wordsOf(line)[0])
      const [old = '–'] = at < 0 ? [] : gone.splice(at, 1)
      return { ...head, before: old, after: line }
    })
  return [...changes, ...gone.map((line) => ({ ...head, before: line, after: '–' }))]
}
