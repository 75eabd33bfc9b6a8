import type { Schema } from './contract-view'
import { Prose } from './prose'

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref

const isNothing = ({ type }: Schema): boolean => type === 'null'

/** What a value is, in words; objects of a name lead to where they are described. */
function TypeName({ schema }: { schema: Schema }) {
  if (schema.$ref) return <a href={`#schema-${nameOf(schema.$ref)}`}>{nameOf(schema.$ref)}</a>
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>
  if (schema.enum) return <code>{schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>
  if (schema.anyOf) {
    return schema.anyOf.map((one, at) => (
      <span key={JSON.stringify(one)}>
        {at > 0 && ' or '}
        {isNothing(one) ? 'null' : <TypeName schema={one} />}
      </span>
    ))
  }
  if (schema.items)
    return (
      <>
        list of <TypeName schema={schema.items} />
      </>
    )
  if (typeof schema.additionalProperties === 'object')
    return (
      <>
        object of <TypeName schema={schema.additionalProperties} />
      </>
    )
  if (schema.type === undefined) return 'anything'
  return [schema.type].flat().join(' or ')
}

/** Limits that a client can keep to; those of numbers themselves say nothing. */
function listLimits(schema: Schema): string[] {
  const { minimum, maximum, minLength = 0, maxLength, format } = schema
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return [
    ...(format ? [format] : []),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? [] : [`at least ${minimum}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
    ...(minLength > 1 ? [`${minLength} characters or more`] : []),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} by default`]),
  ]
}

/** The object that a field holds, itself or as a list; null when it holds none, or one of a name. */
function innerOf(schema: Schema): Schema | null {
  if (schema.properties) return schema
  if (schema.items) return innerOf(schema.items)
  return schema.anyOf?.map(innerOf).find((inner) => inner !== null) ?? null
}

interface FieldProps {
  name: string
  schema: Schema
  isRequired: boolean
  note?: string
}

export function Field({ name, schema, isRequired, note }: FieldProps) {
  const inner = innerOf(schema)
  const [example] = schema.examples ?? []
  const about = [
    ...(isRequired ? [] : ['optional']),
    ...(note ? [note] : []),
    ...listLimits(schema),
    ...(example === undefined ? [] : [`e.g. ${JSON.stringify(example)}`]),
  ]
  return (
    <li>
      <code className="name">{name}</code>{' '}
      <span className="type">
        <TypeName schema={schema} />
        {about.map((one) => ` · ${one}`).join('')}
      </span>
      {schema.description && <Prose text={schema.description} />}
      {inner && <Fields schema={inner} />}
    </li>
  )
}

/** The fields of an object, each with what it is. */
export function Fields({ schema }: { schema: Schema }) {
  if (schema.$ref || (schema.anyOf && !schema.properties)) return <Choices schema={schema} />
  const required = new Set(schema.required)
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return null
  return (
    <ul className="fields">
      {fields.map(([name, field]) => (
        <Field key={name} name={name} schema={field} isRequired={required.has(name)} />
      ))}
    </ul>
  )
}

/** One of several forms. */
function Choices({ schema }: { schema: Schema }) {
  if (!schema.anyOf) return <TypeName schema={schema} />
  return schema.anyOf.map((one, at) => (
    <div key={JSON.stringify(one)}>
      {at > 0 && <p>or</p>}
      <Fields schema={one} />
    </div>
  ))
}
