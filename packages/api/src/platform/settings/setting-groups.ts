import { findSettings, NO_ROOTS, touchSetting } from '@pasar/db'
import type { Context } from '../context'

/** Settings that belong together, each a text under a name of its own. */
type Names<Field extends string> = Readonly<Record<Field, string>>

const fieldsOf = <Field extends string>(names: Names<Field>): Field[] => Object.keys(names) as Field[]

/** A missing setting is an empty text. */
export async function readSettingGroup<Field extends string>(
  { db }: Pick<Context, 'db'>,
  names: Names<Field>,
): Promise<Record<Field, string>> {
  const fields = fieldsOf(names)
  const kept = await findSettings(
    db,
    fields.map((field) => names[field]),
  )
  const texts = fields.map((field) => [field, kept.get(names[field]) ?? ''])
  return Object.fromEntries(texts) as Record<Field, string>
}

/** What is left out stays as it is. */
export async function changeSettingGroup<Field extends string>(
  ctx: Context,
  names: Names<Field>,
  texts: { readonly [Sent in Field]?: string | undefined },
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    for (const field of fieldsOf(names)) {
      const value = texts[field]
      if (value !== undefined) await touchSetting(tx, names[field], value, ctx.now())
    }
  })
}
