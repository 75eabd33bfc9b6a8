import { itemFilesPage, type Seller, storeItemFile, withdrawFileVersion } from '@pasar/api'
import {
  DomainError,
  FILE_EXTENSIONS,
  fileVersionSchema,
  itemFileSchema,
  linkTo,
  MAX_FILE_BYTES,
} from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { receiveForm } from '../../../lib/forms/form-file.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm, readForm } from '../../../lib/forms/forms.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

/** The files of an item as the page for them shows them. @throws the 404 page for others' items */
export async function viewItemFiles({ ctx }: AppLoadContext, seller: Seller<'list'>, id: string) {
  const page = await orNotFound(itemFilesPage(ctx, seller, id))
  return { id, ...page, extensions: FILE_EXTENSIONS, maxBytes: MAX_FILE_BYTES }
}

/** Takes a file as it comes, or withdraws a version. */
export async function runItemFilesForm(
  context: AppLoadContext,
  request: Request,
  seller: Seller<'list'>,
  id: string,
) {
  const { ctx } = context
  const values: FormValues = {}
  const here = linkTo('/my-products/:id/files', { id })
  return answerForm(values, async () => {
    if (isMultipart(request)) {
      const sent = await receiveForm(request, 'file', async (content, name, texts) => {
        Object.assign(values, texts, { file: 'sent' })
        const wanted = parseForm(itemFileSchema, texts)
        return orNotFound(storeItemFile(ctx, seller, { itemId: id, name, content, ...wanted }))
      })
      Object.assign(values, sent.values)
      if (sent.taken === undefined) throw new DomainError('FILE_MISSING')
      const { status } = await orNotFound(itemFilesPage(ctx, seller, id))
      const text = status === 'draft' ? 'itemFiles.uploaded' : 'itemFiles.uploadedNews'
      throw await redirectWithSuccess(here, { title: 'itemFiles.done', text })
    }
    Object.assign(values, await readForm(request))
    if (values.intent !== 'withdraw') throw notFound()
    await orNotFound(withdrawFileVersion(ctx, seller, id, parseForm(fileVersionSchema, values).fileId))
    throw await redirectWithSuccess(here, { title: 'itemFiles.done', text: 'itemFiles.withdrawnText' })
  })
}
