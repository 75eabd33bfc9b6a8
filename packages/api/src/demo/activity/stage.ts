import { findLogin, findSellerApplication } from '@pasar/db'
import { type Language, ROLE } from '@pasar/domain'
import { brandMember, type Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { Sheets } from '../../platform/pdf/page'

/** Something that a member of the demo market did. */
export interface Scene {
  /** How long ago, in milliseconds. */
  ago: number
  play(ctx: Context): Promise<unknown>
}

/** A member as the session code would have them. @throws Error for an email that nobody has confirmed */
export async function memberBy(ctx: Context, email: string): Promise<Member> {
  const login = await findLogin(ctx.db, email)
  if (login === null) throw new Error(`Nobody has the email ${email}`)
  const { id, name, role, language } = login
  const isApprovedSeller = role === ROLE.SELLER
  return brandMember({
    id,
    email,
    name,
    role,
    language,
    isApprovedSeller,
    isVerified: true,
    worksFor: null,
    staffOf: null,
  })
}

/** The email of one of the members that shop. */
export const shopper = (number: number): string => `member${String(number).padStart(2, '0')}@pasar.test`
export const BUYER = 'buyer@pasar.test'
export const RESELLER = 'reseller@pasar.test'
export const MANAGER = 'manager@pasar.test'
export const ADMIN = 'admin@pasar.test'

/** The last application of a member as a seller. */
export async function applicationOf(ctx: Context, email: string): Promise<string> {
  const { id } = await memberBy(ctx, email)
  const application = await findSellerApplication(ctx.db, id)
  if (application === null) throw new Error(`${email} has not applied`)
  return application.id
}

/** A page with a name and lines below it, in place of a person's papers: none of them are in a demonstration. */
export async function writePaper(
  ctx: Context,
  language: Language,
  name: string,
  lines: readonly string[],
): Promise<Buffer> {
  const sheets = await Sheets.begin(name, language, ctx.now())
  const width = sheets.right - sheets.left
  const put = (text: string, size: number, weight: 400 | 700): void => {
    sheets.y += sheets.putBlock(text, sheets.left, sheets.y, width, { size, weight }) + 10
  }
  put(name, 22, 700)
  for (const line of lines) put(line, 12, 400)
  return sheets.finish((page, pages) => ({ left: name, right: `${page} / ${pages}` }))
}
