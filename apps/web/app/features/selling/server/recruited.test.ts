import { asMember, SMALL } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerOf, makeArgs } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { loader } from '../routes/reseller/recruited-sellers.server'
import { loader as file } from '../routes/reseller/recruited-sellers-csv.server'

const { users } = SMALL
const services = openForEachTest()
const args = (address: string) => makeArgs(services(), address, asMember(users.reseller, ROLE.RESELLER))
const PATH = '/reseller/recruited-sellers'

it('shows recruited sellers by how they stand, as their file does; nonsense is left out', async () => {
  const shown = async (query: string) => (await loader(args(`${PATH}${query}`))).sellers.map(({ id }) => id)
  expect(await shown('?state=approved')).toEqual([users.tan.id])
  expect(await shown('?state=pending')).toEqual([])
  expect(await shown('?state=x&sort=x')).toEqual([users.tan.id])
  const linesOf = async (state: string) =>
    (await (await file(args(`${PATH}.csv?state=${state}`))).text()).trimEnd().split('\r\n')
  expect(await linesOf('approved')).toHaveLength(2)
  expect(await linesOf('pending')).toHaveLength(1)
})

it('begins anew where nothing is left behind a cursor', async () => {
  const beyond = Buffer.from('1~usr_a').toString('base64url')
  const led = await answerOf(loader(args(`${PATH}?state=approved&cursor=${beyond}`)))
  if (!(led instanceof Response)) throw new Error('It leads nowhere')
  expect(led.headers.get('location')).toBe(`${PATH}?state=approved`)
})
