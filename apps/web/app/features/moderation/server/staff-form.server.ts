import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

/**
 * Does what a form on the page of a member, a store or an order asks for, and leads back there. A refusal becomes the page
 * again.
 * @param act returns what is said then
 */
export async function answerStaffForm(
  request: Request,
  back: string,
  act: (values: FormValues) => Promise<TextKey>,
) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    throw await redirectWithSuccess(back, { title: 'staffLog.done', text: await act(values) })
  })
}
