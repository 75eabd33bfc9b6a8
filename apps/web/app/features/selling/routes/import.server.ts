import { dropImportFile, importsPage, receiveImport, startImport } from '@pasar/api'
import {
  CATEGORIES,
  DomainError,
  ITEM_COLUMNS,
  importDefaultsSchema,
  linkTo,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { receiveForm } from '../../../lib/forms/form-file.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const BYTES_PER_MB = 1024 * 1024

/** Columns that are listed together. */
const TOGETHER: Partial<Record<string, readonly string[]>> = {
  option1: ['option1', 'option2'],
  value1: ['value1', 'value2'],
  length_cm: ['length_cm', 'width_cm', 'height_cm'],
}
const LATER = new Set(Object.values(TOGETHER).flatMap((names) => names?.slice(1) ?? []))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products/import', { context, request })
  const [head, { imports, stores, waiting }] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('imports.title'),
      description: t('imports.description'),
    })),
    importsPage(context.ctx, seller),
  ])
  return {
    head,
    imports,
    waiting,
    stores: stores.map(({ id, name }) => ({ value: id, label: name })),
    categories: CATEGORIES.map(({ slug }) => slug),
    columns: ITEM_COLUMNS.filter((column) => !LATER.has(column)).map((column) => ({
      column,
      names: TOGETHER[column] ?? [column],
    })),
    most: {
      rows: MAX_IMPORT_ROWS,
      bytes: MAX_IMPORT_BYTES,
      megabytes: MAX_IMPORT_BYTES / BYTES_PER_MB,
    },
  }
}

/** Keeps the file and has it checked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/my-products/import', { context, request })
  const { ctx } = context
  if (!isMultipart(request)) throw notFound()
  const values: FormValues = {}
  return answerForm(values, async () => {
    const sent = await receiveForm(request, 'table', async (content, fileName) => ({
      fileName,
      fileKey: await receiveImport(ctx, seller, content),
    }))
    Object.assign(values, sent.values)
    const { fileKey, fileName } = sent.taken ?? { fileKey: null, fileName: '' }
    try {
      const defaults = parseForm(importDefaultsSchema, sent.values)
      if (fileKey === null) throw new DomainError('VALIDATION', {}, { table: 'FILE_MISSING' })
      const id = await startImport(ctx, seller, {
        fileKey,
        fileName,
        defaults,
        replaces: sent.values.replaces,
      })
      throw await redirectWithSuccess(linkTo('/my-products/import/:id', { id }), {
        title: 'imports.title',
        text: 'imports.started',
      })
    } catch (error) {
      if (error instanceof DomainError && fileKey !== null) {
        values.table = 'sent'
        await dropImportFile(ctx, fileKey)
      }
      throw error
    }
  })
}
