import { describe, expect, it } from 'vitest'
import { describeContract } from './document'

/** What the document says, beside what the calls do. */

interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  description?: string
  schema: { description?: string; examples?: unknown[] }
}
interface Operation {
  description?: string
  parameters?: readonly Parameter[]
}

const { paths = {} } = describeContract('http://pasar.test', 'Pasar')
const OPERATIONS = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

describe('what is sent', () => {
  it('each parameter says what it is, whether it may be left out or not', () => {
    const all = OPERATIONS.flatMap(({ name, operation }) =>
      (operation.parameters ?? []).map((one) => ({ ...one, name: `${name} ${one.in} ${one.name}` })),
    )
    expect(all.length).toBeGreaterThan(80)
    // Readers of a document look at the parameter; the page for people at its schema.
    const silent = all.filter(
      ({ description, schema }) => !description?.trim() || !schema.description?.trim(),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('examples of the search are shown', () => {
    const search = OPERATIONS.find(({ name }) => name === 'GET /items')?.operation
    const examples = new Map(search?.parameters?.map(({ name, schema }) => [name, schema.examples]))
    expect([examples.get('q'), examples.get('max')]).toEqual([['kopi'], ['99.90']])
  })
})
