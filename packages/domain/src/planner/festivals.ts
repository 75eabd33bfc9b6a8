import type { CategorySlug } from '../catalogue/categories'

/**
 * Festivals and holidays of the whole country that people shop for. From 2026 on: the list of federal public holidays
 * that the Cabinet, Constitution and Inter-Government Relations Division (kabinet.gov.my) gazettes each year. Years that it has
 * not published yet are calculated: the Chinese calendar for Chinese New Year, the Umm al-Qura calendar for Hari Raya, and
 * the new moon of the month of Karthika for Deepavali. Sightings of the moon may move those by a day, so that pages say so.
 */
const FESTIVAL_NAMES = [
  'newYear',
  'chineseNewYear',
  'raya',
  'labourDay',
  'hajj',
  'nationalDay',
  'malaysiaDay',
  'deepavali',
  'christmas',
] as const
export type FestivalName = (typeof FESTIVAL_NAMES)[number]

/** First days, as "2027-02-06". The same date each year is the day of the month alone. */
const DAYS: Readonly<Record<FestivalName, string | readonly string[]>> = {
  newYear: '01-01',
  chineseNewYear: ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'],
  raya: ['2026-03-21', '2027-03-10', '2028-02-27', '2029-02-15', '2030-02-05'],
  labourDay: '05-01',
  hajj: ['2026-05-27', '2027-05-17', '2028-05-05', '2029-04-24', '2030-04-14'],
  nationalDay: '08-31',
  malaysiaDay: '09-16',
  deepavali: ['2026-11-08', '2027-10-28', '2028-10-17', '2029-11-05', '2030-10-26'],
  christmas: '12-25',
}

export const FESTIVAL_YEARS = { first: 2026, last: 2030 } as const

/** Set by a moon or a calendar that is announced later: it may come a day earlier or later. */
const MOVABLE: readonly FestivalName[] = ['raya', 'hajj', 'deepavali']

export interface Festival {
  name: FestivalName
  /** A Malaysian calendar day, as "2026-08-31". */
  day: string
  mayMove: boolean
}

const yearsKnown = Array.from(
  { length: FESTIVAL_YEARS.last - FESTIVAL_YEARS.first + 1 },
  (_, index) => FESTIVAL_YEARS.first + index,
)

/** All that are known, the earliest first. */
export const FESTIVALS: readonly Festival[] = FESTIVAL_NAMES.flatMap((name) => {
  const given = DAYS[name]
  const list = typeof given === 'string' ? yearsKnown.map((year) => `${year}-${given}`) : given
  return list.map((day) => ({ name, day, mayMove: MOVABLE.includes(name) }))
}).sort((a, b) => (a.day < b.day ? -1 : 1))

/** Those of a span of days, both ends included. */
export const festivalsBetween = (first: string, last: string): Festival[] =>
  FESTIVALS.filter(({ day }) => day >= first && day <= last)

/** When a festival comes next, that day included; null after the last one that is known. */
export const nextFestival = (name: FestivalName, today: string): string | null =>
  FESTIVALS.find((one) => one.name === name && one.day >= today)?.day ?? null

/** What people often buy for an occasion, as categories to look in. */
export type Ideas = readonly CategorySlug[]
