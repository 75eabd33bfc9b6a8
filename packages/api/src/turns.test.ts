import { expect, it } from 'vitest'
import { makeTurns } from './turns'

it('never lets more in than may be, in the order they came, and turns away those beyond the queue', async () => {
  const inTurn = makeTurns(2, 3)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    order.push(number)
    await Promise.resolve()
    running -= 1
    if (number === 3) throw new Error('its own')
    // Whoever comes as another leaves.
    if (number === 2) late.push(inTurn(work(9)))
  }
  const late: Promise<void>[] = []
  const answers = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => inTurn(work(number))))
  await Promise.all(late)
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 9])
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  expect(answers[5]).toMatchObject({ reason: { code: 'BUSY' } })
  await inTurn(async () => {})
})
