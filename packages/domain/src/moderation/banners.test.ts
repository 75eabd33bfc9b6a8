import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '../kernel/schemas'
import {
  bannerSchema,
  bannerStatus,
  MAX_SHOWN_BANNERS,
  nestWords,
  nextBannerChange,
  shownBanners,
} from './banners'

const words = (language: string) => ({
  [`${language}.title`]: `Raya ${language}`,
  [`${language}.description`]: 'Cakes and lamps',
  [`${language}.buttonText`]: 'Look',
})
const FORM: Record<string, string> = {
  link: '/shop-now?offer=1',
  position: '2',
  ...words('en'),
  ...words('cn'),
  ...words('ms'),
}
const errorsOf = (over: Record<string, string>) => {
  const { error } = bannerSchema.safeParse(nestWords({ ...FORM, ...over }))
  return error ? fieldErrorsOf(error) : {}
}

describe('the form of a banner', () => {
  it('has words in three languages, and days of which both are inclusive', () => {
    const read = bannerSchema.parse(
      nestWords({
        ...FORM,
        startsOn: '2026-12-01',
        endsOn: '2026-12-01',
        'ms.link': '/shop',
      }),
    )
    expect(read).toMatchObject({
      link: '/shop-now?offer=1',
      position: 2,
      words: { en: { title: 'Raya en', link: '' }, ms: { link: '/shop' } },
    })
    expect((read.endsAt ?? 0) - (read.startsAt ?? 0)).toBe(86_400_000 - 1)
    expect(bannerSchema.parse(nestWords(FORM))).toMatchObject({ startsAt: null, endsAt: null })
  })

  it.each([
    ['link', 'javascript:alert(1)', 'bannerLink'],
    ['cn.link', '//evil.example', 'bannerLink'],
    ['cn.title', ' ', 'required'],
    ['position', '0', 'settingRange'],
    ['position', 'x', 'settingNumber'],
    ['startsOn', '2026-02-30', 'day'],
  ])('refuses %s %j', (field, typed, message) => {
    expect(errorsOf({ [field]: typed })).toEqual({ [field]: message })
  })

  it('refuses an end before its start, and a language without words', () => {
    expect(errorsOf({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).toEqual({ endsOn: 'bannerEnd' })
    const { 'cn.title': _title, ...rest } = FORM
    const { error } = bannerSchema.safeParse(nestWords(rest))
    expect(error && fieldErrorsOf(error)).toEqual({ 'cn.title': 'required' })
  })
})

const time = fc.option(fc.integer({ min: 0, max: 40 }))
const anyBanner = fc.record({
  id: fc.string({ minLength: 3, maxLength: 3 }),
  position: fc.integer({ min: 1, max: 5 }),
  isActive: fc.boolean(),
  imageKey: fc.constantFrom('', 'slide-1'),
  startsAt: time,
  endsAt: time,
})

it('shows the same banners until the next change', () => {
  fc.assert(
    fc.property(fc.array(anyBanner, { maxLength: 12 }), fc.integer({ min: 0, max: 40 }), (banners, now) => {
      const shown = shownBanners(banners, now)
      expect(shown.length).toBeLessThanOrEqual(MAX_SHOWN_BANNERS)
      for (const banner of shown) expect(bannerStatus(banner, now)).toBe('running')
      const until = nextBannerChange(banners, now) ?? 50
      for (let at = now; at < until; at++) expect(shownBanners(banners, at)).toEqual(shown)
    }),
  )
})
