import { z } from 'zod'
import { LANGUAGES, type Language } from '../kernel/languages'
import { bannerLinkSchema } from '../kernel/links'
import { form, text } from '../kernel/schemas'
import { days, endOfMalaysianDay, type Millis, millis } from '../kernel/time'
import { dayOf } from '../orders/appointments'
import { optionalDay } from '../stores/schemas'

/** Banners of the home page, as admins set them. */

/** In all, those that are off included. */
export const MAX_BANNERS = 40
/** The home page turns through the first of them. */
export const MAX_SHOWN_BANNERS = 8
export const MAX_BANNER_POSITION = 99

/** What a banner says in one language. */
const wordsSchema = form({
  title: text(80),
  description: text(240),
  buttonText: text(40),
  /** Where it leads readers of this language; empty for where it leads all others. */
  link: z.union([z.literal(''), bannerLinkSchema], { error: 'bannerLink' }).default(''),
})
export type BannerWords = z.output<typeof wordsSchema>

const bannerFormSchema = form({
  link: bannerLinkSchema,
  position: z.coerce
    .number({ error: 'settingNumber' })
    .int('settingNumber')
    .min(1, 'settingRange')
    .max(MAX_BANNER_POSITION, 'settingRange'),
  startsOn: optionalDay.default(null),
  endsOn: optionalDay.default(null),
  en: wordsSchema,
  cn: wordsSchema,
  ms: wordsSchema,
} satisfies Record<Language | 'link' | 'position' | 'startsOn' | 'endsOn', z.ZodType>)

export interface BannerInput {
  link: string
  /** The lowest comes first. */
  position: number
  /** The first and the last millisecond; null for no bound. */
  startsAt: number | null
  endsAt: number | null
  words: Record<Language, BannerWords>
}

const startOfDay = (day: string): Millis => millis(endOfMalaysianDay(day) - days(1) + 1)

type BannerForm = z.output<typeof bannerFormSchema>

const toBanner = ({ link, position, startsOn, endsOn, en, cn, ms }: BannerForm): BannerInput => ({
  link,
  position,
  startsAt: startsOn === null ? null : startOfDay(startsOn),
  endsAt: endsOn === null ? null : endOfMalaysianDay(endsOn),
  words: { en, cn, ms },
})

const endsInTime = ({ startsOn, endsOn }: BannerForm): boolean =>
  startsOn === null || endsOn === null || endsOn >= startsOn
const END = { error: 'bannerEnd', path: ['endsOn'] }

/** The form of a new banner, once `nestWords` has read it. Its days are Malaysian, both inclusive. */
export const bannerSchema = bannerFormSchema.refine(endsInTime, END).transform(toBanner)

/** As `bannerSchema`, for one that is there: with the version that the page showed, and why it is changed. */
export const bannerChangeSchema = bannerFormSchema
  .extend({
    version: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    reason: text(200),
  })
  .refine(endsInTime, END)
  .transform((typed) => ({ version: typed.version, reason: typed.reason, banner: toBanner(typed) }))
export type BannerChange = z.output<typeof bannerChangeSchema>

/** Puts what was typed as `en.title` where the schemas look for it. */
export function nestWords(typed: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const nested: Record<string, unknown> = { ...typed }
  for (const language of LANGUAGES) {
    const prefix = `${language}.`
    const words = Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    )
    nested[language] = Object.fromEntries(words)
  }
  return nested
}

export interface BannerTimes {
  isActive: boolean
  /** Empty while it has none. */
  imageKey: string
  startsAt: number | null
  endsAt: number | null
}

const BANNER_STATUSES = ['noPicture', 'off', 'over', 'planned', 'running'] as const
export type BannerStatus = (typeof BANNER_STATUSES)[number]

/** Where a banner stands. One that is running is shown if it is among the first. */
export function bannerStatus(
  { isActive, imageKey, startsAt, endsAt }: BannerTimes,
  now: number,
): BannerStatus {
  if (imageKey === '') return 'noPicture'
  if (!isActive) return 'off'
  if (endsAt !== null && endsAt < now) return 'over'
  return startsAt !== null && startsAt > now ? 'planned' : 'running'
}

/** Those that the home page shows, in their order. @param banners in any order */
export const shownBanners = <B extends BannerTimes & { id: string; position: number }>(
  banners: readonly B[],
  now: number,
): B[] =>
  banners
    .filter((banner) => bannerStatus(banner, now) === 'running')
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_SHOWN_BANNERS)

/** When the home page shows other banners by itself, in milliseconds; null for never. */
export function nextBannerChange(banners: readonly BannerTimes[], now: number): number | null {
  const moments = banners
    .filter(({ isActive }) => isActive)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt === null ? null : endsAt + 1])
    .filter((at) => at !== null && at > now)
  return moments.reduce<number | null>(
    (first, at) => (first === null || (at ?? first) < first ? at : first),
    null,
  )
}

/** One thing that a change makes another, as people read it; texts name their language. */
export interface ChangedBannerField {
  field: 'link' | 'position' | 'startsOn' | 'endsOn' | 'title' | 'description' | 'buttonText' | 'ownLink'
  language: Language | null
  before: string
  after: string
}

const writeBound = (at: number | null): string => (at === null ? '' : dayOf(at))

const orNone = (written: string): string => written || '–'

/** What other values would change about a banner. */
export function changedBannerFields(before: BannerInput, after: BannerInput): ChangedBannerField[] {
  const of = (
    field: ChangedBannerField['field'],
    read: (banner: BannerInput) => string,
    language: Language | null = null,
  ): ChangedBannerField => ({ field, language, before: orNone(read(before)), after: orNone(read(after)) })
  const fields = [
    of('link', ({ link }) => link),
    of('position', ({ position }) => String(position)),
    of('startsOn', ({ startsAt }) => writeBound(startsAt)),
    of('endsOn', ({ endsAt }) => writeBound(endsAt)),
    ...LANGUAGES.flatMap((language) => [
      of('title', ({ words }) => words[language].title, language),
      of('description', ({ words }) => words[language].description, language),
      of('buttonText', ({ words }) => words[language].buttonText, language),
      of('ownLink', ({ words }) => words[language].link, language),
    ]),
  ]
  return fields.filter((field) => field.before !== field.after)
}
