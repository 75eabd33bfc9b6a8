import { expect, it } from 'vitest'
import type { Failure } from '../../../lib/forms/failure'
import { filledFrom, openedFrom } from './filled-from'

const opened = openedFrom({ filledFrom: 4, seenStock: '20' })
const item = { version: 9 }
const typed = { version: '3', seenStock: '21' }
const refused = (
  code: NonNullable<Failure>['code'],
  details: NonNullable<Failure>['details'] = {},
): Failure => ({
  code,
  details,
  fields: {},
  values: typed,
})

it('says what a form was filled from when it was opened', () => {
  expect(filledFrom(opened, item, undefined, undefined)).toEqual({ version: '4', seenStock: '20' })
})

it('keeps that while the server sends the form back', () => {
  expect(filledFrom(opened, item, undefined, typed)).toEqual({ version: '3', seenStock: '21' })
  expect(filledFrom(opened, item, refused('VALIDATION'), typed)).toEqual({ version: '3', seenStock: '21' })
})

it('goes on from what there is now once it was said that this has changed', () => {
  expect(filledFrom(opened, item, refused('ITEM_EDITED'), typed)).toEqual({ version: '9', seenStock: '21' })
  expect(filledFrom(opened, item, refused('STOCK_CHANGED', { now: 17 }), typed)).toEqual({
    version: '3',
    seenStock: '17',
  })
})

it('carries what was said last once that answer is gone', () => {
  const told = filledFrom(opened, item, refused('ITEM_EDITED'), typed)
  expect(filledFrom(told, item, undefined, undefined)).toEqual({ version: '9', seenStock: '21' })
})
