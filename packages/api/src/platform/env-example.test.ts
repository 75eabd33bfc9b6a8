import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { SETTING_NAMES } from './environment/schema'

const LINES = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8').split('\n')
const SETTING = /^#?([A-Z][A-Z0-9_]*)=(.*)$/

const settings = LINES.flatMap((line, index) => {
  const [, name, value] = SETTING.exec(line) ?? []
  return name === undefined || value === undefined ? [] : [{ name, value, above: LINES[index - 1] ?? '' }]
})

describe('.env.example', () => {
  it('names every setting once, and no other', () => {
    expect(settings.map(({ name }) => name).sort()).toEqual([...SETTING_NAMES].sort())
  })

  it.each(settings)('explains $name in the line above', ({ above }) => {
    expect(above).toMatch(/^# \S.*\.$/)
  })

  it('shows the defaults', () => {
    const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
    expect(readConfig(values)).toEqual(readConfig({}))
    const stripe = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readConfig({ ...values, ...stripe })).toEqual(readConfig(stripe))
  })
})
