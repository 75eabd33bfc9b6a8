import { openTestServices, setSettings, type TestServices } from '@pasar/api/testing'
import { FEATURES, ROUTES } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeContext } from '../../app/testing/context'
import { closeSwitchedOff } from './switched-off'

const ROWS = ROUTES.flatMap(({ path, file, feature }) => (feature && file ? [{ path, feature }] : []))

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

/** What the handlers of an address answer with; `through` where its own are asked. */
async function answersAt(path: string): Promise<unknown[]> {
  const own = async () => 'through'
  const id = path.slice(1)
  const route = { id, path: id, module: { default: () => null, loader: own, action: own } }
  const module = closeSwitchedOff({ [id]: route })[id]?.module
  const request = new Request(`http://pasar.test${path}`)
  const args = { request, params: {}, context: makeContext(services, request) } as never
  return Promise.all(
    [module?.loader, module?.action].map((handler) =>
      Promise.resolve(handler?.(args)).catch((thrown: unknown) =>
        thrown instanceof Response ? thrown.status : thrown,
      ),
    ),
  )
}

it('closes the addresses of what is off, and opens them again', async () => {
  const switchTo = (value: string) =>
    setSettings(services.context, 'features', Object.fromEntries(FEATURES.map((one) => [one, value])))
  for (const [value, answer] of [
    ['off', 403],
    ['on', 'through'],
  ] as const) {
    await switchTo(value)
    for (const { path } of ROWS) expect([path, await answersAt(path)]).toEqual([path, [answer, answer]])
  }
  await switchTo('off')
  for (const path of ['/login', '/messages', '/newsletter/:token', '/checkout'])
    expect([path, await answersAt(path)]).toEqual([path, ['through', 'through']])
})

it('closes a page that loads nothing', async () => {
  await setSettings(services.context, 'features', { games: 'off' })
  const route = { id: 'games', path: 'games', module: { default: () => null } }
  const request = new Request('http://pasar.test/games')
  const loader = closeSwitchedOff({ games: route }).games?.module.loader
  const args = { request, params: {}, context: makeContext(services, request) } as never
  await expect(Promise.resolve(loader?.(args))).rejects.toMatchObject({ status: 403 })
})
