import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { api, calledBy, PRIMED, TrpcProvider, trpc } from './trpc'

const shown = vi.hoisted(() => ({ memberId: undefined as string | undefined }))
vi.mock('./use-root', () => ({ pageMember: () => shown.memberId }))
afterEach(() => vi.unstubAllGlobals())

function Waits({ toShip }: { toShip: number }) {
  const { data } = trpc.selling.waits.useQuery(undefined, { initialData: { toShip }, ...PRIMED })
  return <p>{data?.toShip} to ship</p>
}

it('shows each reader of the server their own figures, and none of another', () => {
  for (const toShip of [3, 7])
    expect(
      renderToString(
        <TrpcProvider>
          <Waits toShip={toShip} />
        </TrpcProvider>,
      ),
    ).toContain(`${toShip}<`)
})

it('says with each call whose page it is', async () => {
  const said: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    said.push(new Headers(headers).get('x-page-of'))
    return Response.json([{ result: { data: null } }])
  })
  await api.cart.clear.mutate()
  shown.memberId = 'usr_of_the_page'
  await api.cart.clear.mutate()
  await api.cart.clear.mutate(undefined, calledBy('usr_of_the_form'))
  await api.cart.clear.mutate(undefined, calledBy(undefined))
  expect(said).toEqual([null, 'usr_of_the_page', 'usr_of_the_form', 'usr_of_the_page'])
})
