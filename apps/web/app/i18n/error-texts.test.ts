import { ERRORS, type ErrorCode, isErrorCode } from '@pasar/domain'
import { expect, it } from 'vitest'
import en from '../locales/en/kernel/errors'

/** What a page says otherwise, because it has fields, a reload or a plural that clients of REST have not. */
const OF_PAGES: readonly ErrorCode[] = [
  'BAD_JSON',
  'CROSS_SITE',
  'FIRST_ADMIN_LINK_ENDED',
  'IDEMPOTENCY_MISMATCH',
  'ITEM_EDITED',
  'METHOD_NOT_ALLOWED',
  'STORE_EDITED',
  'TOO_MANY_REQUESTS',
  'VALIDATION',
]

/** The domain's sentences are ASCII: they are part of the server, which is kept at one byte a letter. */
const plain = (text = '') => text.replaceAll('’', "'")

it('an error says the same in English on a page and in REST', () => {
  const texts: Record<string, string> = en
  const differing = Object.keys(ERRORS).filter(
    (code) => isErrorCode(code) && plain(texts[code]) !== ERRORS[code].message,
  )
  expect(differing.sort()).toEqual(OF_PAGES)
})
