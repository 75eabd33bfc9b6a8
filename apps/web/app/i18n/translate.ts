import { LANGUAGE_TAG, type Language } from '@pasar/domain/kernel/languages'
import type en from '../locales/en'

/** All texts of one language: namespaces of flat keys. English has the last word on which keys exist. */
export type Messages = { [N in keyof typeof en]: { [K in keyof (typeof en)[N]]: string } }

type WithoutPlural<K extends string> = K extends `${infer Base}_one`
  ? Base
  : K extends `${infer Base}_other`
    ? Base
    : K

/** A text by its namespace and name, e.g. `cart.title`; of plural texts without `_one` and `_other`. */
export type TextKey = {
  [N in keyof Messages & string]: `${N}.${WithoutPlural<keyof Messages[N] & string>}`
}[keyof Messages & string]

export type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string

const pluralRules = new Map<Language, Intl.PluralRules>()

function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(language)
  if (!rules) {
    rules = new Intl.PluralRules(LANGUAGE_TAG[language])
    pluralRules.set(language, rules)
  }
  return rules.select(count)
}

/** Where the texts of a namespace come from. */
export type FindTexts = (namespace: string) => Record<string, string>

/**
 * The words of a text. `{{name}}` takes a value; with a `count` the plural form of the language is used.
 * Same rules as i18next's, in a hundredth of its bytes.
 */
export function makeTranslate(language: Language, find: FindTexts): Translate {
  return (key, values = {}) => {
    const dot = key.indexOf('.')
    const texts = find(key.slice(0, dot))
    const name = key.slice(dot + 1)
    const { count } = values
    const plural =
      typeof count === 'number'
        ? (texts[`${name}_${pluralOf(language, count)}`] ?? texts[`${name}_other`])
        : undefined
    const text = plural ?? texts[name] ?? key
    // Most texts have neither.
    if (!text.includes('{{') && !text.includes('RM ')) return text
    return text
      .replace(/\{\{(\w+)\}\}/g, (whole, value: string) => String(values[value] ?? whole))
      .replace(/RM (?=\d)/g, 'RM\u00a0')
  }
}
