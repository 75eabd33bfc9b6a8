import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNaiveDriver } from './drivers/naive'
import { playRaces, RACES } from './races'
import type { Row } from './table'

const rows: Row[] = []

beforeAll(async () => {
  const driver = await openNaiveDriver()
  try {
    await playRaces(driver, { isQuick: true, seconds: null }, (row) => rows.push(row))
  } finally {
    await driver.close()
  }
})

afterAll(() => {
  rows.length = 0
})

it.each([...RACES.map(({ name }) => name), 'books'])(
  'a shop that reads, waits and writes fails %s',
  (name) => {
    const row = rows.find((one) => one.name === name)
    expect(row?.report.failures.length).toBeGreaterThan(0)
  },
)
