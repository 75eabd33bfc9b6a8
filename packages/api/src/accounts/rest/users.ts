import type { ProfileRow } from '@pasar/db'
import { z } from 'zod'
import { pictureAddress } from '../../catalogue/rest/pictures'
import type { Context } from '../../platform/context'
import { memberCall, restRouter } from '../../platform/rest/procedure'
import { profileOf } from '../reads/profile'

export const userSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    userLevel: z.number().int().meta({ description: '1 admin, 2 seller, 3 buyer, 4 reseller, 5 manager.' }),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'In E.164.', examples: ['+60123456789'] }),
    language: z.enum(['en', 'cn', 'ms']),
    currency: z.string(),
    avatar: z.string().nullable(),
    isVerified: z.boolean().meta({ description: 'Whether the email was confirmed.' }),
    sellerProfile: z
      .object({ status: z.string() })
      .nullable()
      .meta({ description: 'Status `approved` means that the member may sell.' }),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof userSchema>

export const toUser = (ctx: Context, profile: ProfileRow): User => ({
  _id: profile.id,
  name: profile.name,
  email: profile.email,
  userLevel: profile.role,
  phone: profile.phone,
  language: profile.language,
  currency: profile.currency,
  avatar: profile.avatarKey === null ? null : pictureAddress(ctx, profile.avatarKey, 320),
  isVerified: profile.verifiedAt !== null,
  sellerProfile: profile.sellerStatus === null ? null : { status: profile.sellerStatus },
})

export const users = restRouter({
  profile: memberCall({ method: 'GET', path: '/users/profile', tag: 'Accounts', summary: 'Who is signed in' })
    .output(z.object({ success: z.literal(true), data: userSchema }))
    .query(async ({ ctx: { context, member } }) => ({
      success: true as const,
      data: toUser(context, await profileOf(context, member)),
    })),
})
