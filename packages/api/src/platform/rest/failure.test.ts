import * as domain from '@pasar/domain'
import { DomainError, fieldErrorsOf } from '@pasar/domain'
import { fillTexts } from '@pasar/domain/testing/schema-helpers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeFailure } from './failure'

const schemas = Object.entries<unknown>(domain).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)

/** How each input that lacks something is refused: the fields with their reasons, and with their sentences. */
const refusals = schemas.flatMap(([name, schema]) =>
  [{}, ...fillTexts(schema, () => '')].flatMap((input) => {
    const read = schema.safeParse(input)
    if (read.success) return []
    const fields = fieldErrorsOf(read.error)
    const { errors = {} } = describeFailure(new DomainError('VALIDATION', {}, fields)).body
    return Object.entries(fields).map(([field, reason]) => ({ name, field, reason, said: errors[field] }))
  }),
)

it('every field of a schema that is left empty is named in its sentence', () => {
  const empty = refusals.filter(({ reason }) => reason === 'required')
  expect(empty.length).toBeGreaterThan(100)
  const unnamed = empty.filter(({ field, said = '' }) => {
    const own = `required_${field.replace(/^.*\./, '')}`
    return !(own in domain.VALIDATION_MESSAGES) && !said.includes(field)
  })
  expect(unnamed).toEqual([])
})

it('no sentence has a value that nobody filled in', () => {
  expect(refusals.filter(({ said }) => said === undefined || said.includes('{{'))).toEqual([])
})
