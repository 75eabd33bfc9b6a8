import { whileSending } from '@pasar/api'
import { MAX_BODY_BYTES } from '@pasar/domain'
import { readFormBody, textsReadOf } from './form-body.server'
import type { FormValues } from './form-values'
import { answerForm, readMultipart, sizeOf } from './forms.server'

type FilesForm = Awaited<ReturnType<typeof readMultipart>>

/**
 * Reads a member's form with files and runs what it asks for, one such form of theirs at a time. A refusal becomes the page
 * again with what was typed, also where the form was not let in because another one is: its texts alone are read then.
 * Files cannot be returned with a page; they have to be chosen anew.
 * @param work is given the texts that are returned with the page, and may change them
 * @param mayOvertake a form that is as light as one without files waits for nobody
 */
export function answerFiles<T>(
  request: Request,
  member: { id: string },
  fileName: string | readonly string[],
  work: (values: FormValues, form: FilesForm) => Promise<T>,
  mayOvertake = false,
) {
  const values: FormValues = {}
  const bytes = sizeOf(request)
  const run = async (): Promise<T> => {
    const form = await readMultipart(request, fileName)
    return work(Object.assign(values, form.values), form)
  }
  return answerForm(values, async () => {
    try {
      return await (mayOvertake && bytes <= MAX_BODY_BYTES ? run() : whileSending(member, bytes, run))
    } catch (error) {
      if (textsReadOf(request) === undefined) {
        const { texts, chosen } = await readFormBody(request)
        Object.assign(values, Object.fromEntries(texts))
        for (const name of [fileName].flat()) if (chosen.has(name)) values[name] = 'sent'
      }
      throw error
    }
  })
}
