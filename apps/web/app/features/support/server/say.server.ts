import { formatRm, LANGUAGE_TAG, type Language, malaysianFormat, type Sen } from '@pasar/domain'

const dayInMalaysia = malaysianFormat({ dateStyle: 'long' })

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'year' | 'kilogram' | 'centimeter' | 'megabyte'

const MS_PER: Partial<Record<Unit, number>> = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  year: 365 * 86_400_000,
}

const made = new Map<Language, Say>()

/** Numbers, times and amounts as a language writes them. */
export function sayIn(language: Language): Say {
  const known = made.get(language) ?? makeSay(language)
  made.set(language, known)
  return known
}

/** A formatter takes longer to make than a page with twenty of its texts. */
const makeSay = (language: Language) => {
  const tag = LANGUAGE_TAG[language]
  // Here "a, b and c" has no comma before the last.
  const listTag = language === 'en' ? 'en-GB' : tag
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const words = new Intl.ListFormat(listTag, { style: 'long', type: 'conjunction' })
  const dayInUtc = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const units = new Map<string, Intl.NumberFormat>()
  const unit = (count: number, name: Unit, unitDisplay: 'long' | 'short' = 'long'): string => {
    const key = `${name} ${unitDisplay}`
    const format = units.get(key) ?? new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay })
    units.set(key, format)
    // In Chinese sentences figures stand apart, as everywhere here.
    return format.format(count).replace(/(\d)(?=\p{Script=Han})/u, '$1 ')
  }
  return {
    number: (value: number): string => number.format(value),
    /** Basis points: 9,200 → "92%". */
    percent: (bps: number): string => percent.format(bps / 10_000),
    /** Milliseconds in the unit that people know a rule by: 48 hours stay hours. */
    time: (duration: number, name: 'second' | 'minute' | 'hour' | 'day' | 'year'): string =>
      unit(duration / (MS_PER[name] ?? 1), name),
    unit,
    rm: (amount: Sen): string => formatRm(amount),
    /** Several words as a list: "a, b and c". */
    list: (several: readonly string[]): string => words.format(several).replace(/(?<=\w)和(?=\w)/u, ' 和 '),
    day: (date: string): string => dayInUtc.format(Date.parse(date)),
    /** The day of a moment, in Malaysia. */
    dayAt: (at: number): string => dayInMalaysia(tag).format(at),
  }
}

export type Say = ReturnType<typeof makeSay>
