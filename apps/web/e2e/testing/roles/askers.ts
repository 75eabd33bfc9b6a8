import { beginSession, changeRows, SMALL } from '@pasar/api/testing'
import type { RoleOrVisitor } from '@pasar/domain'
import type { OwnServer } from '../own-server'

export type AskedMarket = Pick<OwnServer, 'url' | 'dataDir'>

/** Someone who asks, and how the route table sees them. */
export interface Asker {
  name: string
  role: RoleOrVisitor
  cookie: string
  /** What `makePlaces` names is theirs. */
  isOwner?: true
  isUnverified?: true
}

/** A visitor, each role, and members in each trouble. */
export async function makeAskers({ dataDir }: AskedMarket): Promise<Asker[]> {
  const { buyer, newbuyer, seller, reseller, manager, admin, tan, priya } = SMALL.users
  const change = (sql: string, id: string) => changeRows(dataDir, sql, id)
  const enter = async (
    name: string,
    { id, role }: typeof admin | typeof buyer | typeof seller | typeof reseller | typeof manager,
  ) => ({
    name,
    role,
    cookie: await beginSession(dataDir, id),
  })
  // Whoever was suspended by a test before could not begin a session.
  await change("update users set status = 'active' where id = ?", tan.id)
  const askers: Asker[] = [
    { name: 'a visitor', role: 'visitor', cookie: '' },
    { name: 'a made-up session', role: 'visitor', cookie: 'session=made-up' },
    { ...(await enter('an unverified buyer', newbuyer)), isUnverified: true },
    await enter('a seller', seller),
    await enter('a reseller', reseller),
    await enter('a manager', manager),
    await enter('an admin', admin),
    { ...(await enter('a suspended seller', tan)), role: 'visitor' },
    { ...(await enter('an ended session', priya)), role: 'visitor' },
    { ...(await enter('the buyer', buyer)), isOwner: true },
  ]
  await change('update users set verified_at = null where id = ?', newbuyer.id)
  await change("update users set status = 'suspended' where id = ?", tan.id)
  await change('update sessions set expires_at = 1 where user_id = ?', priya.id)
  return askers
}
