import type {
  Choices,
  DisplayCurrency,
  Language,
  NotificationKindName,
  RoleId,
  SellerStatus,
} from '@pasar/domain'
import { NOTIFICATION_KINDS } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface ProfileRow {
  id: string
  email: string
  name: string
  role: RoleId
  phone: string | null
  language: Language
  currency: DisplayCurrency
  avatarKey: string | null
  verifiedAt: number | null
  createdAt: number
  hasTwoFactor: boolean
  /** Whether one may sell; null of who never asked to. */
  sellerStatus: SellerStatus | null
}

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('two_factor', (join) =>
      join.onRef('two_factor.user_id', '=', 'users.id').on('two_factor.is_on', '=', 1),
    )
    .select((eb) => [
      'users.id',
      'users.email',
      'users.name',
      'users.role',
      'users.phone',
      'users.language',
      'users.currency',
      eb.ref('users.avatar_key').as('avatarKey'),
      eb.ref('users.seller_status').as('sellerStatus'),
      eb.ref('users.verified_at').as('verifiedAt'),
      eb.ref('users.created_at').as('createdAt'),
      eb.ref('two_factor.is_on').as('isOn'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { isOn, ...profile } = row
  return { ...profile, hasTwoFactor: isOn === 1 }
}

export interface ProfileChange {
  name: string
  phone: string | null
  language: Language
  currency: DisplayCurrency
}

export async function updateProfile(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  const { name, phone, language, currency } = change
  await tx.updateTable('users').set({ name, phone, language, currency }).where('id', '=', userId).execute()
}

/** Sets the picture and answers with the key of the one before. */
export async function swapAvatar(tx: Tx, userId: string, key: string | null): Promise<string | null> {
  const before = await tx.selectFrom('users').select('avatar_key').where('id', '=', userId).executeTakeFirst()
  await tx.updateTable('users').set({ avatar_key: key }).where('id', '=', userId).execute()
  return before?.avatar_key ?? null
}

/** Those of these pictures that someone shows. */
export async function findShownAvatars(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select(sql<string>`avatar_key`.as('key'))
    .where('avatar_key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** The hash a password is checked against; null for a member who is not active. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(sql<string>`password_hash`.as('passwordHash'))
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

/** Notes that the member has just proved who they are in this session. */
export async function confirmSession(tx: Tx, userId: string, publicId: string, now: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .execute()
}

const isKind = (text: string): text is NotificationKindName =>
  NOTIFICATION_KINDS.some(({ kind }) => kind === text)

const choicesOf = prepareQuery((db, { userId }: ParametersOf<{ userId: string }>) =>
  db
    .selectFrom('notification_choices')
    .select(['kind', 'in_app', 'mail'])
    .where('user_id', '=', userId)
    .compile(),
)

function readChoices(rows: readonly { kind: string | null; in_app: unknown; mail: unknown }[]): Choices {
  const choices: Choices = {}
  for (const { kind, in_app, mail } of rows)
    if (kind !== null && isKind(kind)) choices[kind] = { inApp: in_app === 1, mail: mail === 1 }
  return choices
}

/** What a member chose; kinds they never chose for are left out. */
export const findChoices = async (db: Db, userId: string): Promise<Choices> =>
  readChoices((await choicesOf(db, { userId })).rows)

const mailChoicesOf = prepareQuery((db, { userId }: ParametersOf<{ userId: string }>) =>
  db
    .selectFrom('users')
    .leftJoin('notification_choices as c', 'c.user_id', 'users.id')
    .select(['users.verified_at', 'c.kind', 'c.in_app', 'c.mail'])
    .where('users.id', '=', userId)
    .compile(),
)

/** The same, with whether their email is known to be theirs. */
export async function findMailChoices(
  db: Db,
  userId: string,
): Promise<{ isConfirmed: boolean; choices: Choices }> {
  const { rows } = await mailChoicesOf(db, { userId })
  return { isConfirmed: rows[0]?.verified_at != null, choices: readChoices(rows) }
}

export async function putChoices(tx: Tx, userId: string, choices: Choices): Promise<void> {
  for (const [kind, { inApp, mail }] of Object.entries(choices)) {
    const chosen = { in_app: inApp ? 1 : 0, mail: mail ? 1 : 0 } as const
    await tx
      .insertInto('notification_choices')
      .values({ user_id: userId, kind, ...chosen })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
      .execute()
  }
}
