/** A value that is filled in, a number, and none or one of something: neither is a rule. */
const FILLED = /\{\{[^}]*\}\}/g
const NUMBER = /\d[\d,.]*/g
const TRIVIAL = new Set(['0', '1'])

/**
 * Numbers that are typed into texts, as `key: number`. A rule's number comes from the table of rules; what a text may hold
 * all the same is an example, a name or a fact, and is listed by its text.
 */
export const findTypedNumbers = (
  texts: Readonly<Record<string, string>>,
  allowed: readonly RegExp[],
): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const rest = allowed.reduce((left, pattern) => left.replace(pattern, ''), text.replace(FILLED, ''))
    return (rest.match(NUMBER) ?? [])
      .map((found) => found.replace(/[.,]+$/, ''))
      .filter((found) => !TRIVIAL.has(found) && !key.endsWith(found))
      .map((found) => `${key}: ${found}`)
  })

const USED = /\{\{rule\.(\w+)\}\}/g

/** The names of rules that texts state. */
export const listUsedRules = (texts: Readonly<Record<string, string>>): string[] =>
  Object.values(texts).flatMap((text) => [...text.matchAll(USED)].map(([, name = '']) => name))
