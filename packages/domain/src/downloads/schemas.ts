import { z } from 'zod'
import { form, idText, optionalText } from '../kernel/schemas'
import { hasContact } from '../support/contact'
import { MAX_FILE_NOTE } from './file-limits'

export const downloadSchema = form({ lineId: idText, fileId: idText })

/** What a seller says of a file. Buyers read it, in mails too. */
export const itemFileSchema = form({
  /** The file that it is a new version of; null for a file of its own. */
  seriesId: z.union([z.literal('').transform(() => null), idText], { error: 'required' }).default(null),
  note: optionalText(MAX_FILE_NOTE).refine((typed) => !hasContact(typed), { error: 'contact' }),
})
export type ItemFileInput = z.output<typeof itemFileSchema>

export const fileVersionSchema = form({ fileId: idText })
