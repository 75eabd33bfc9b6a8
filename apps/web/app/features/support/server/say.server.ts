import { formatRm, LANGUAGE_TAG, type Language, type Sen } from '@pasar/domain'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'year' | 'kilogram' | 'centimeter' | 'megabyte'

const MS_PER: Partial<Record<Unit, number>> = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  year: 365 * 86_400_000,
}

/** Numbers, times and amounts as a language writes them. */
export const sayIn = (language: Language) => {
  const tag = LANGUAGE_TAG[language]
  // Here "a, b and c" has no comma before the last.
  const listTag = language === 'en' ? 'en-GB' : tag
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const unit = (count: number, name: Unit, unitDisplay: 'long' | 'short' = 'long'): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay })
      .format(count)
      // In Chinese sentences figures have spaces around them, as everywhere here.
      .replace(/(\d)(?=\p{Script=Han})/u, '$1 ')
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
    list: (words: readonly string[]): string =>
      new Intl.ListFormat(listTag, { style: 'long', type: 'conjunction' })
        .format(words)
        .replace(/(?<=\w)和(?=\w)/u, ' 和 '),
    day: (date: string): string =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date)),
    /** The day of a moment, in Malaysia. */
    dayAt: (at: number): string =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' }).format(at),
  }
}

export type Say = ReturnType<typeof sayIn>
