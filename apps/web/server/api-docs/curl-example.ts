import type { Call, ContractView, Parameter, Schema } from './contract-view'

/** Of fields whose schema gives no example. */
const KNOWN: Readonly<Record<string, unknown>> = {
  email: 'aisyah@example.com',
  password: 'a long password',
  name: 'Aisyah Rahman',
  fullName: 'Aisyah Rahman',
  phone: '+60123456789',
  line1: '8 Jalan Ampang',
  city: 'Kuala Lumpur',
  postcode: '50450',
  country: 'MY',
  quantity: 1,
  couponCode: 'WELCOMEFREE',
  slug: 'kopi-o-kampung',
  code: '123456',
}

/** Placeholders that a reader has to replace. */
const blank = (name: string): string => `‹${name}›`
/** A value within an address; what has to be filled in can be read. */
const encode = (value: string): string => (/^‹.*›$/.test(value) ? value : encodeURIComponent(value))

/** A value such as a field may have; undefined for what may be left out. */
function exampleOf(name: string, schema: Schema): unknown {
  const [first] = schema.examples ?? []
  if (first !== undefined) return first
  if (name in KNOWN) return KNOWN[name]
  if (schema.properties) return exampleBody(schema)
  if (schema.items) return [exampleOf(name.replace(/s$/, ''), schema.items)]
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 0)
  return schema.enum?.[0] ?? blank(name)
}

/** The required fields; all fields if none is required. */
function exampleBody({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties)
  return Object.fromEntries(names.map((name) => [name, exampleOf(name, properties[name] ?? {})]))
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const exampleText = ({ name, schema }: Parameter): string => String(exampleOf(name, schema))

/** The address with its parameters filled in; of the query what is needed, and one more to show how. */
function exampleAddress(base: string, { path, parameters }: Call): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    return parameter ? exampleText(parameter) : name
  })
  const query = parameters.filter((one) => one.in === 'query')
  const shown = query.filter(({ required, schema }, at) => required || (at === 0 && schema.examples))
  const search = shown.map((one) => `${one.name}=${encode(exampleText(one))}`).join('&')
  return `${base}${filled}${search === '' ? '' : `?${search}`}`
}

/** A call as one types it into a shell. */
export function writeCurl({ base }: ContractView, call: Call): string {
  const headers = [
    ...(call.token === 'needed' ? ['"Authorization: Bearer $TOKEN"'] : []),
    ...call.parameters
      .filter((one) => one.in === 'header')
      .map((one) => quote(`${one.name}: 3f1c9a52-0b7e-4c1d-9a55-6d2f8e7b4c10`)),
    ...(call.body ? [quote('Content-Type: application/json')] : []),
  ]
  const method = call.method === 'GET' ? [] : [`-X ${call.method}`]
  const body = call.body ? [`-d ${quote(JSON.stringify(exampleBody(call.body)))}`] : []
  return [
    ['curl', ...method, quote(exampleAddress(base, call))].join(' '),
    ...headers.map((header) => `-H ${header}`),
    ...body,
  ].join(' \\\n  ')
}
