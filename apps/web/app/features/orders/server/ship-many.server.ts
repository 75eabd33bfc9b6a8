import {
  type MatchedTable,
  matchTable,
  matchTableFile,
  type Seller,
  salesToShip,
  shipParcel,
  shipRest,
} from '@pasar/api'
import { DomainError, shipRestSchema, shipSchema, trackingTableSchema } from '@pasar/domain'
import { type AppLoadContext, data } from '@remix-run/node'
import { receiveForm } from '../../../lib/forms/form-file.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { describeFailure, type FormFailure, parseForm } from '../../../lib/forms/forms.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

type Parcel = Awaited<ReturnType<typeof salesToShip>>[number]

/** A parcel of the form: what is typed for it, and why it was refused. */
export interface ShipRow extends Pick<Parcel, 'id' | 'number' | 'buyerName' | 'city'> {
  courier: string
  trackingNumber: string
  /** As many pieces are still to come of a parcel that is shipped in parts, and are shipped here; 0 for a whole one. */
  rest: number
  failure?: FormFailure
}

/** What the page shows besides its loader's: the parcels with what was typed, and what became of the others. */
export interface ShipManyAnswer {
  rows: ShipRow[]
  shipped: string[]
  unknown: MatchedTable['unknown']
  partOnly: MatchedTable['partOnly']
  /** Cells that their seller has to correct in the form. */
  wrong: MatchedTable['wrong']
  leftOut: number
  table: string
  failure: FormFailure | undefined
}

const NOTHING: ShipManyAnswer = {
  rows: [],
  shipped: [],
  unknown: [],
  partOnly: [],
  wrong: [],
  leftOut: 0,
  table: '',
  failure: undefined,
}

/** @param usual the courier that is preselected */
export const emptyRow = ({ id, number, buyerName, city, restPieces }: Parcel, usual = ''): ShipRow => ({
  id,
  number,
  buyerName,
  city,
  courier: usual,
  trackingNumber: '',
  rest: restPieces,
})

/** What a table would do: the form with its couriers and numbers filled in. Nothing is shipped. */
const answerMatched = ({ found, unknown, partOnly, wrong, leftOut }: MatchedTable): ShipManyAnswer => ({
  ...NOTHING,
  rows: found.map((sale) => ({
    ...emptyRow(sale),
    courier: sale.courier,
    trackingNumber: sale.trackingNumber,
  })),
  unknown,
  partOnly,
  wrong,
  leftOut,
})

export async function checkTable(context: AppLoadContext, seller: Seller<'ship'>, values: FormValues) {
  const { table } = parseForm(trackingTableSchema, values)
  const matched = await matchTable(context.ctx, seller, table)
  const isDone = matched.unknown.length === 0 && matched.found.length > 0
  return { ...answerMatched(matched), table: isDone ? '' : table }
}

/** The same of a file, which is read as it comes. @param values for the answer: that a file was sent */
export async function checkFile(
  context: AppLoadContext,
  request: Request,
  seller: Seller<'ship'>,
  values: FormValues,
) {
  const { taken } = await receiveForm(request, 'file', (content) => {
    values.file = 'sent'
    return matchTableFile(context.ctx, seller, content)
  })
  if (!taken) throw new DomainError('VALIDATION', {}, { table: 'FILE_MISSING' })
  return answerMatched(taken)
}

const FIELD = 'tracking-'

/** Ships a parcel, or its rest, in a commit of its own. @param rest as many pieces of it as the form has seen; 0 for a whole one @returns why not */
async function shipRow(
  context: AppLoadContext,
  seller: Seller<'ship'>,
  row: ShipRow,
  rest: number,
): Promise<FormFailure | undefined> {
  const values = { courier: row.courier, trackingNumber: row.trackingNumber }
  try {
    const input = { ...values, parcelId: row.id }
    if (rest > 0) await shipRest(context.ctx, seller, parseForm(shipRestSchema, { ...input, rest }))
    else await shipParcel(context.ctx, seller, parseForm(shipSchema, input))
    return undefined
  } catch (error) {
    return describeFailure(error, values)
  }
}

/**
 * Ships the parcels that have a number, one by one; when none has, each shows what is missing. A courier alone says nothing:
 * the usual one is chosen beforehand. What was refused comes back with what was typed.
 */
export async function shipRows(context: AppLoadContext, seller: Seller<'ship'>, values: FormValues) {
  const ids = Object.keys(values).flatMap((name) =>
    name.startsWith(FIELD) ? [name.slice(FIELD.length)] : [],
  )
  const rows = (await salesToShip(context.ctx, seller, ids)).map((sale) => ({
    ...emptyRow(sale),
    courier: values[`courier-${sale.id}`] ?? '',
    trackingNumber: values[`${FIELD}${sale.id}`]?.trim() ?? '',
  }))
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
  const filled = rows.filter(({ trackingNumber }) => trackingNumber !== '')
  const shipped: string[] = []
  const left: ShipRow[] = []
  for (const row of rows) {
    if (filled.length > 0 && !filled.includes(row)) {
      left.push(row)
      continue
    }
    const failure = await shipRow(context, seller, row, Number(values[`rest-${row.id}`]) || 0)
    if (failure) left.push({ ...row, failure })
    else shipped.push(row.number)
  }
  if (left.length === 0)
    throw await redirectWithSuccess('/orders/seller', {
      title: 'sales.shippedMany',
      text: 'fulfilment.shippedText',
      values: { count: shipped.length },
    })
  const isRefused = left.some(({ failure }) => failure !== undefined)
  return data({ ...NOTHING, rows: left, shipped }, { status: isRefused ? 409 : 200 })
}
