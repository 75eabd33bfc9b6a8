import { z } from 'zod'
import type { Sen } from '../kernel/money'

/** How a mail writes a value; one without any of these is a text of one line, or a count. */
export type ShownAs = 'link' | 'amount' | 'time' | 'day' | 'permissions'

const SHOWN_AS = z.registry<{ as: ShownAs }>()

/** An absolute address. In an example it is a path. */
export const link = z.url().register(SHOWN_AS, { as: 'link' })
export const amount = z
  .custom<Sen>((value) => Number.isSafeInteger(value))
  .register(SHOWN_AS, { as: 'amount' })
/** A moment. In an example it is counted from the moment of the mail. */
export const time = z.number().register(SHOWN_AS, { as: 'time' })
/** A Malaysian calendar day, as "2026-08-31". */
export const day = z.string().register(SHOWN_AS, { as: 'day' })
export const permissionsOf = <T extends z.ZodType>(list: T): T => {
  SHOWN_AS.add(list, { as: 'permissions' })
  return list
}

/** How a mail writes a field, whether or not it may be null or left out. */
export const shownAs = (field: z.ZodType): ShownAs | undefined =>
  SHOWN_AS.get(
    field instanceof z.ZodNullable || field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field,
  )?.as

/** The values of a mail: their schema, and an example for the preview and the tests. */
export interface MailValuesOf<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema
  example: z.output<Schema>
}

export const mailValues = <Shape extends z.ZodRawShape>(
  shape: Shape,
  example: z.output<z.ZodObject<Shape>>,
): MailValuesOf<z.ZodObject<Shape>> => ({ schema: z.object(shape), example })

/** The same fields with another example, for a mail that needs one. */
export const withExample = <Schema extends z.ZodObject>(
  values: MailValuesOf<Schema>,
  example: Partial<z.output<Schema>>,
): MailValuesOf<Schema> => ({ ...values, example: { ...values.example, ...example } })

/** An example as it would be mailed at a moment. */
export const fillExample = (
  { schema, example }: MailValuesOf,
  { appUrl, at }: { appUrl: string; at: number },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const as = shownAs(schema.shape[name] as z.ZodType)
      if (as === 'link') return [name, `${appUrl}${value}`]
      return [name, as === 'time' && typeof value === 'number' ? at + value : value]
    }),
  )
