import { expect, it } from 'vitest'
import { type ID_PREFIX, makeId } from '../kernel/ids'
import { auditSubjectPath } from './audit-log'

const idOf = (kind: keyof typeof ID_PREFIX) => makeId(kind, 1, new Uint8Array(13))

it.each([
  ['user', '/admin/users/'],
  ['message', '/admin/messages/'],
  ['blogPost', '/admin/blog/'],
  ['banner', '/admin/banners/'],
  ['newsletterIssue', '/admin/newsletter/'],
] as const)('leads from an entry about %s to its page', (kind, page) => {
  expect(auditSubjectPath(idOf(kind))).toBe(`${page}${idOf(kind)}`)
})

it('knows no page of what has none', () => {
  expect(auditSubjectPath(idOf('mail'))).toBeNull()
  expect(auditSubjectPath('all')).toBeNull()
})
