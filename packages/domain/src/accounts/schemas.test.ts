import { expect, it } from 'vitest'
import { readWith } from '../testing/schema-helpers'
import { loginSchema, registerSchema } from './schemas'

it('passwords have at least 10 characters and are taken as typed', () => {
  const person = { name: 'Siti', email: 'siti@example.com' }
  expect(readWith(registerSchema, { ...person, password: '123456789' })).toEqual({
    password: 'passwordShort',
  })
  expect(readWith(registerSchema, { ...person, password: 'x'.repeat(257) })).toEqual({ password: 'tooLong' })
  expect(readWith(registerSchema, { ...person, password: ' spaces 1 ' })).toEqual({
    ...person,
    password: ' spaces 1 ',
    language: 'en',
  })
  expect(readWith(loginSchema, { email: person.email, password: 'short' })).toMatchObject({
    password: 'short',
  })
})
