import { makeId, makeOrderNumber, makeRandom, ROLE, type RoleId } from '@pasar/domain'

/** Fixed, because tests name these ids whatever the clock says. */
const ID_TIME = Date.UTC(2026, 0, 1)

/** FNV-1a: a number for a text, the same on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

function bytesFor(name: string): Uint8Array {
  const random = makeRandom(hashText(name))
  return Uint8Array.from({ length: 13 }, () => random() * 32)
}

/** The id that this name always has. */
export const fixedId = <K extends Parameters<typeof makeId>[0]>(kind: K, name: string) =>
  makeId<K>(kind, ID_TIME, bytesFor(`${kind} ${name}`))

export const fixedOrderNumber = (name: string): string => makeOrderNumber(bytesFor(`number ${name}`))

export interface NamedUser {
  id: string
  email: string
  name: string
  role: RoleId
}

const user = (key: string, name: string, role: RoleId): NamedUser => ({
  id: fixedId('user', key),
  email: `${key}@pasar.test`,
  name,
  role,
})

/** The demo accounts, the same in every seed but for their ids. */
export const SMALL_USERS = {
  buyer: user('buyer', 'Aisyah Rahman', ROLE.BUYER),
  newbuyer: user('newbuyer', 'Daniel Wong', ROLE.BUYER),
  seller: user('seller', 'Hafiz Ismail', ROLE.SELLER),
  reseller: user('reseller', 'Kavitha Nair', ROLE.RESELLER),
  manager: user('manager', 'Lim Mei Ling', ROLE.MANAGER),
  admin: user('admin', 'Farah Osman', ROLE.ADMIN),
  /** Sellers of the second and third store. */
  tan: user('tan', 'Tan Wei Jie', ROLE.SELLER),
  priya: user('priya', 'Priya Subramaniam', ROLE.SELLER),
} as const
