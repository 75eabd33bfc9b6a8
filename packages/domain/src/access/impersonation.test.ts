import { expect, it } from 'vitest'
import { mayEnter } from './areas'
import { chooseIdentity, mayBeImpersonated } from './impersonation'
import { ROLE } from './roles'
import { findRoute, ROUTES } from './routes'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get', '']
const READ = ROUTES.filter(({ impersonation }) => impersonation === 'read')

it('is answered as the member for reading what a page opens, and for nothing else', () => {
  for (const row of [...ROUTES, null])
    for (const method of METHODS) {
      const isReading = row?.impersonation === 'read' && (method === 'GET' || method === 'HEAD')
      const expected = row?.impersonation === 'leave' ? 'self' : isReading ? 'member' : 'nobody'
      expect([row, method, chooseIdentity(row, method)]).toEqual([row, method, expected])
    }
})

it('can be left in two ways only', () => {
  expect(ROUTES.filter(({ impersonation }) => impersonation === 'leave').map(({ path }) => path)).toEqual([
    '/logout',
    '/admin/impersonation',
  ])
})

it('opens no page of payment, passwords, documents, private messages, files or staff', () => {
  const paths = READ.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(40)
  const closed =
    /pay|checkout|confirm-card|order-success|password|login|security\/|two-factor|-profile|reauthenticate|verify|bank|download|invoice|proof|photo|chat|message|admin|manager|staff|\.\w+$|:token/
  expect(paths.filter((path) => closed.test(path))).toEqual([])
  for (const { path, area, needs } of READ) {
    expect([path, needs]).toEqual([path, undefined])
    expect([
      path,
      area === 'everyone' || [ROLE.BUYER, ROLE.SELLER, ROLE.RESELLER].some((role) => mayEnter(role, area)),
    ]).toEqual([path, true])
  }
})

it('opens for reading what can be read', () => {
  for (const { path, methods, file } of READ) {
    expect([path, methods?.includes('GET') ?? true, file !== undefined]).toEqual([path, true, true])
  }
  expect(findRoute('/checkout').impersonation).toBeUndefined()
})

it('is at buyers, sellers and resellers', () => {
  expect(Object.values(ROLE).filter(mayBeImpersonated)).toEqual([ROLE.SELLER, ROLE.BUYER, ROLE.RESELLER])
})
