import { describe, expect, it } from 'vitest'
import { formDraftSchema, isDraftField, MAX_FORM_DRAFT, readFormDraft, writeFormDraft } from './form-drafts'
import { readRows } from './option-rows'

describe('what was typed into a form', () => {
  it('is read again but for the versions it was filled from', () => {
    const typed = { title: 'Kuih', 'price-1': '5', 'alt-listing-1': 'From above', seenStock: '20' }
    const more = { version: '3', intent: 'publish', pictures: 'sent', 'drop-listing-1': 'on', stock: 3 }
    expect(readFormDraft(JSON.stringify({ ...typed, ...more }))).toEqual(typed)
  })

  it('says nothing of fields of the table without a text, which are read as empty all the same', () => {
    const row = { 'v0-0': 'S', 'v1-0': '', 'sku-0': '', 'stock-0': '0' }
    const text = writeFormDraft(Object.entries({ title: '', version: '1', ...row }))
    expect(JSON.parse(text)).toEqual({ title: '', 'v0-0': 'S', 'stock-0': '0' })
    expect(readRows(readFormDraft(text) ?? {})).toMatchObject([{ values: ['S', ''], sku: '', stock: '0' }])
  })

  it.each([
    '',
    '{',
    '[]',
    'null',
    '"x"',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`f${n}`, 'x']))),
  ])('is nothing in %.20s', (text) => {
    expect(readFormDraft(text)).toBeNull()
  })

  it('may be as long as a form with all its variants, and no longer', () => {
    const draft = { itemId: '', version: 0, itemVersion: 0 }
    expect(formDraftSchema.safeParse({ ...draft, fields: 'x'.repeat(MAX_FORM_DRAFT) }).success).toBe(true)
    expect(formDraftSchema.safeParse({ ...draft, fields: 'x'.repeat(MAX_FORM_DRAFT + 1) }).success).toBe(
      false,
    )
    expect(formDraftSchema.safeParse({ ...draft, fields: '', version: 1.5 }).success).toBe(false)
    expect(isDraftField('description')).toBe(true)
  })
})
