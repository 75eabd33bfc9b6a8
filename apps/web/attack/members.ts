import { randomUUID } from 'node:crypto'
import { beginSession, changeRows } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'

export interface Buyer {
  id: string
  email: string
  name: string
  cookie: string
}

/** Buyers with a proved email and a session. No password is hashed for them, which takes longer than a scene. */
export async function makeBuyers(dataDir: string, count: number): Promise<Buyer[]> {
  const run = randomUUID().slice(0, 8)
  const buyers = Array.from({ length: count }, (_, at) => ({
    id: `usr_attack${run}x${at}`,
    email: `attack-${run}-${at}@pasar.test`,
    name: `Attack ${run} ${at}`,
    cookie: '',
  }))
  await changeRows(
    dataDir,
    `insert into users (id, email, name, password_hash, role, created_at, verified_at)
      select value ->> 'id', value ->> 'email', value ->> 'name', 'none', ?, 1, 1 from json_each(?)`,
    ROLE.BUYER,
    JSON.stringify(buyers),
  )
  for (const buyer of buyers) buyer.cookie = await beginSession(dataDir, buyer.id)
  return buyers
}
