import { type Address, type Language, ROLE, type RoleId } from '@pasar/domain'
import type { SeedIds } from './ids'
import type { SeedWriter } from './writer'

export interface SeedPerson {
  id: string
  email: string
  name: string
  role: RoleId
  language: Language
  phone: string | null
  recruitedBy: string | null
  createdAt: number
}

/** Writes a member who has proved the email; sellers and resellers are approved. */
export function writePerson(writer: SeedWriter, person: SeedPerson, passwordHash: string): void {
  const sells = person.role === ROLE.SELLER || person.role === ROLE.RESELLER
  writer.insert('users', {
    id: person.id,
    email: person.email,
    name: person.name,
    password_hash: passwordHash,
    role: person.role,
    language: person.language,
    phone: person.phone,
    verified_at: person.createdAt,
    seller_status: sells ? 'approved' : null,
    recruited_by: person.recruitedBy,
    created_at: person.createdAt,
  })
}

export function writeAddress(
  writer: SeedWriter,
  ids: SeedIds,
  entry: { userId: string; address: Address; isDefault: boolean; createdAt: number },
): void {
  const { address } = entry
  writer.insert('addresses', {
    id: ids.next('address', entry.createdAt),
    user_id: entry.userId,
    full_name: address.fullName,
    phone: address.phone,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    postcode: address.postcode,
    state: address.state,
    country: address.country,
    is_default: entry.isDefault ? 1 : 0,
    created_at: entry.createdAt,
  })
}
