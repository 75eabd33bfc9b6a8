import { operatorSchema } from '@pasar/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestServices, type TestServices } from '../../testing'
import { changeOperator, readOperator } from './operator'

let market: TestServices | undefined
afterEach(() => market?.dispose())

describe('who runs the market', () => {
  it('is the market by its name until someone sets more', async () => {
    market = await openTestServices({ APP_NAME: 'Kedai' })
    const nothing = { registration: '', sst: '', address: '', email: '', phone: '' }
    expect(await readOperator(market.context)).toEqual({ name: 'Kedai', ...nothing })
  })

  it('is what was written, and what is left out stays', async () => {
    market = await openTestServices()
    const { context: ctx } = market
    const given = operatorSchema.parse({
      name: 'Pasar Raya Digital Sdn. Bhd.',
      registration: '202601012345 (1543210-A)',
      address: '8 Jalan Ampang, 50450 Kuala Lumpur',
      email: 'Hello@Example.my',
      phone: '03-2161 0000',
    })
    await changeOperator(ctx, given)
    await changeOperator(ctx, operatorSchema.parse({ phone: '012-345 6789' }))
    expect(await readOperator(ctx)).toEqual({
      ...given,
      sst: '',
      email: 'hello@example.my',
      phone: '+60123456789',
    })
  })
})
