import { expect, it } from 'vitest'
import type { Failure } from '../../../lib/forms/failure'
import { filledOn } from './filled-on'

const refused = (
  code: NonNullable<Failure>['code'],
  details: Record<string, number>,
  values: Record<string, string>,
): Failure => ({ code, details, fields: {}, values })

it('keeps the revision that the form was filled in on, whatever the page reads anew', () => {
  expect(filledOn(3, undefined)).toBe(3)
  // Another tab has saved meanwhile; this form was refused for its postcode.
  expect(filledOn(3, refused('VALIDATION', {}, { revision: '3' }))).toBe(3)
  // A note for the seller has no revision.
  expect(filledOn(3, refused('VALIDATION', {}, { parcelId: 'par_1' }))).toBe(3)
})

it('takes it from what was sent where the page comes anew with that', () => {
  expect(filledOn(5, refused('VALIDATION', {}, { revision: '3' }))).toBe(3)
})

it('goes on from what there is now once it was said that the order has changed', () => {
  expect(filledOn(3, refused('ORDER_EDITED', { revision: 5 }, { revision: '3' }))).toBe(5)
  expect(filledOn(5, undefined)).toBe(5)
  // No page of ours sends one that is none.
  expect(filledOn(3, refused('ORDER_EDITED', {}, { revision: 'x' }))).toBe(3)
})
