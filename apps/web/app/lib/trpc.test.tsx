import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PRIMED, TrpcProvider, trpc } from './trpc'

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
