import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../kernel/languages'
import { fieldErrorsOf } from '../kernel/schemas'
import {
  canStopNewsletter,
  MAX_NEWSLETTER_BODY,
  newsletterChangeSchema,
  newsletterIssueSchema,
  newsletterSendSchema,
  newsletterTextFor,
} from './newsletter'

const en = { subject: 'Hello', body: 'Words' }
const problems = (typed: unknown) => {
  const { error } = newsletterIssueSchema.safeParse(typed)
  return error ? fieldErrorsOf(error) : {}
}

describe('an issue of the newsletter', () => {
  it('needs English; another language is written whole or not at all', () => {
    const none = { subject: '', body: '' }
    expect(newsletterIssueSchema.parse({ en, cn: none, ms: { subject: 'Hai', body: 'Kata' } })).toEqual({
      en,
      ms: { subject: 'Hai', body: 'Kata' },
    })
    expect(newsletterIssueSchema.parse({ en, cn: {}, ms: {} })).toEqual({ en })
    expect(
      problems({ en: none, cn: { subject: '新', body: '' }, ms: { subject: '', body: 'Kata' } }),
    ).toEqual({
      'en.subject': 'required',
      'en.body': 'required',
      'cn.body': 'required',
      'ms.subject': 'required',
    })
    expect(
      problems({ en: { ...en, body: 'x'.repeat(MAX_NEWSLETTER_BODY + 1) }, cn: none, ms: none }),
    ).toEqual({
      'en.body': 'tooLong',
    })
  })

  it('says whether each reader gets their own language', () => {
    fc.assert(
      fc.property(fc.subarray(['cn', 'ms'] as const), fc.constantFrom(...LANGUAGES), (others, language) => {
        const texts = {
          en,
          ...Object.fromEntries(others.map((other) => [other, { subject: other, body: other }])),
        }
        const { written, subject } = newsletterTextFor(texts, language)
        const isThere = language === 'en' || others.some((other) => other === language)
        expect(written).toBe(isThere ? language : 'en')
        expect(subject).toBe(written === 'en' ? 'Hello' : written)
      }),
    )
  })

  it('is sent as it was shown, by somebody who says so', () => {
    expect(newsletterSendSchema.parse({ version: '3', confirmed: 'yes' })).toMatchObject({ version: 3 })
    expect(newsletterSendSchema.safeParse({ version: '3' }).success).toBe(false)
    expect(newsletterSendSchema.safeParse({ version: '-1', confirmed: 'yes' }).success).toBe(false)
    expect(newsletterChangeSchema.parse({ version: '2', en, cn: {}, ms: {} })).toEqual({
      version: 2,
      texts: { en },
    })
  })

  it('is stopped while there is anything to keep from going', () => {
    expect(canStopNewsletter({ state: 'sending', waiting: 0 })).toBe(true)
    expect(canStopNewsletter({ state: 'sent', waiting: 1 })).toBe(true)
    for (const state of ['draft', 'stopped', 'sent'] as const)
      expect(canStopNewsletter({ state, waiting: 0 })).toBe(false)
  })
})
