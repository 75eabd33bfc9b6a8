import type { Correspondent, Sent } from '@pasar/api'
import {
  linkTo,
  MAX_MESSAGE_PICTURES,
  type MessageInput,
  messageSchema,
  pictureMessageSchema,
} from '@pasar/domain'
import { redirect } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm, readForm } from '../../../lib/forms/forms.server'
import { answerFiles } from '../../../lib/forms/sent-files.server'

/** Leads to the conversation a message was written into, where its state stands beside it. */
export const leadToChat = ({ conversationId }: Sent): Response =>
  redirect(linkTo('/chat/:conversationId', { conversationId }))

/** What a form says; with pictures it needs no words. @throws DomainError VALIDATION */
export const parseMessage = (values: FormValues, photos: readonly Buffer[]): MessageInput =>
  parseForm(photos.length > 0 ? pictureMessageSchema : messageSchema, values)

/**
 * Reads a form that may bring pictures, and does what it asks for. A refusal becomes the page again with what was
 * typed; without scripts its pictures have to be chosen anew.
 */
export async function answerMessage<T = never>(
  request: Request,
  member: Correspondent,
  act: (values: FormValues, photos: readonly Buffer[]) => Promise<Response | T>,
) {
  const run = async (values: FormValues, photos: readonly Buffer[]): Promise<T> => {
    const done = await act(values, photos)
    if (done instanceof Response) throw done
    return done
  }

  if (!isMultipart(request)) {
    const values = await readForm(request)
    return answerForm(values, () => run(values, []))
  }
  return answerFiles(
    request,
    member,
    'photos',
    (values, { files }) => run(values, files.slice(0, MAX_MESSAGE_PICTURES + 1)),
    true,
  )
}
