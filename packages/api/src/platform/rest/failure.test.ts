import * as domain from '@pasar/domain'
import { DomainError, fieldErrorsOf } from '@pasar/domain'
import { fillTexts } from '@pasar/domain/testing/schema-helpers'
import { getTRPCErrorShape, TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../../rest'
import { appRouter } from '../../trpc'
import { ROUTES } from './dispatch'
import { describeContract } from './document'
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

it('no call asks to fill in what is filled in, but of another kind', () => {
  const procedures = Object.entries<unknown>(contract._def.procedures)
  const asked = procedures.flatMap(([name, procedure]) => {
    const { inputs = [] } = (procedure as { _def: { inputs?: unknown[] } })._def
    return inputs.flatMap((schema) => (schema instanceof z.ZodObject ? [{ name, schema }] : []))
  })
  expect(asked.length).toBeGreaterThan(60)
  const odd = [7, true, 'odd', { odd: 1 }, [], [[]]]
  const told = asked.flatMap(({ name, schema }) =>
    Object.keys(schema.shape).flatMap((field) =>
      odd.flatMap((value) => {
        const { error } = schema.safeParse({ [field]: value })
        return error && fieldErrorsOf(error)[field] === 'required' ? [[name, field, value]] : []
      }),
    ),
  )
  expect(told).toEqual([])
})

it('no sentence has a value that nobody filled in', () => {
  expect(refusals.filter(({ said }) => said === undefined || said.includes('{{'))).toEqual([])
})

it('no code of a call is described or answered with the name of a value in place of it', () => {
  const codes = new Set(ROUTES.flatMap(({ fails }) => fails))
  const said = [...codes].map((code) => describeFailure(new DomainError(code)).body.message)
  expect(said.filter((message) => message.includes('{{'))).toEqual([])
  expect(JSON.stringify(describeContract('http://pasar.test', 'Pasar'))).not.toContain('{{')
})

it('the values of a failure are in its sentence, for apps and for pages', () => {
  const error = new DomainError('GIFT_TAKEN', { left: 1_200 }, { quantity: 'GIFT_TAKEN' })
  const sentence = 'Somebody else is giving this already. 1,200 left to give.'
  expect(describeFailure(error).body).toMatchObject({ message: sentence, errors: { quantity: sentence } })
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error: new TRPCError({ code: 'CONFLICT', cause: error }),
    type: 'mutation',
    path: 'x',
    input: undefined,
    ctx: undefined,
  })
  expect(shape.message).toBe(sentence)
})
