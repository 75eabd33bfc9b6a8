import {
  changeStore,
  createStore,
  ownStore,
  ownStores,
  removeStorePicture,
  type Seller,
  type StorePicture,
  setStorePicture,
} from '@pasar/api'
import {
  changedStoreSchema,
  DomainError,
  formatAmount,
  linkTo,
  MAX_STORES,
  shipsAgainAt,
  storeSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { listCountries } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm, readForm } from '../../../lib/forms/forms.server'
import { answerFiles } from '../../../lib/forms/sent-files.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

/** The store that an address names; none where another one is opened. */
const storeIdOf = (request: Request): string | null => new URL(request.url).searchParams.get('store')

async function fillForm({ ctx }: AppLoadContext, seller: Seller, storeId: string | null) {
  if (storeId === null) {
    const form: FormValues = { country: 'MY' }
    return { form, store: null, isFull: (await ownStores(ctx, seller)).length >= MAX_STORES }
  }
  const { id, slug, name, logoKey, bannerKey, version, hiddenFor, ...texts } = await orNotFound(
    ownStore(ctx, seller, storeId),
  )
  // A holiday that is over is no longer shown.
  const isOver = shipsAgainAt(texts.holidayUntil, ctx.now()) === null
  const form: FormValues = {
    ...texts,
    name,
    version: String(version),
    freeShippingFrom: texts.freeShippingFrom === null ? '' : formatAmount(texts.freeShippingFrom),
    holidayUntil: isOver ? '' : (texts.holidayUntil ?? ''),
    holidayNote: isOver ? '' : texts.holidayNote,
    holidayItems: isOver ? 'sell' : texts.holidayItems,
  }
  return { form, store: { id, slug, name, logoKey, bannerKey, hiddenFor }, isFull: false }
}

/** Of a store that staff hide nobody sees anything. */
const leadOf = (store: { hiddenFor: string | null } | null): TextKey =>
  store === null ? 'stores.newLead' : store.hiddenFor === null ? 'stores.editLead' : 'stores.seenLater'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/add-store', { context, request })
  const [filled, language] = await Promise.all([
    fillForm(context, seller, storeIdOf(request)),
    languageOf(request),
  ])
  const { store } = filled
  const head = await makeHead(context, request, (t) => ({
    title: store ? t('stores.editTitle', { name: store.name }) : t('stores.newTitle'),
    description: t(leadOf(store)),
  }))
  const { appUrl } = context.ctx.config
  // A hidden store has none.
  const feeds =
    store?.hiddenFor === null
      ? {
          google: `${appUrl}${linkTo('/store/:id/feed.xml', { id: store.slug })}`,
          meta: `${appUrl}${linkTo('/store/:id/feed.csv', { id: store.slug })}`,
        }
      : null
  return { head, ...filled, lead: leadOf(store), feeds, countries: listCountries(language) }
}

const PICTURES = ['logo', 'banner'] as const satisfies readonly StorePicture[]

/**
 * Takes along the pictures that were chosen, whichever button was pressed: those of a picture set or remove pictures alone,
 * and the page comes again with the texts as they were typed; that of the store then saves them. What is wrong with a text
 * does not lose a picture, which cannot come back with the page.
 */
const saveWithPictures = (request: Request, context: AppLoadContext, seller: Seller, storeId: string) =>
  answerFiles(
    request,
    seller,
    PICTURES,
    async (values, { files, fileNames }) => {
      const pressed = PICTURES.find((which) => which === values.intent)
      const removed = PICTURES.find((which) => `remove ${which}` === values.intent)
      const sent = PICTURES.flatMap((which) => {
        const source = files[fileNames.indexOf(which)]
        return source === undefined || which === removed ? [] : [{ which, source }]
      })
      if (sent.length === 0 && pressed) sent.push({ which: pressed, source: Buffer.alloc(0) })
      for (const picture of sent) {
        // Said beside a refusal: which of them it was.
        values.which = picture.which
        await orNotFound(setStorePicture(context.ctx, seller, storeId, picture))
        delete values[picture.which]
      }
      delete values.which
      if (pressed) return { failure: undefined, typed: values, changed: { which: pressed, isSet: true } }
      if (removed) {
        await orNotFound(removeStorePicture(context.ctx, seller, storeId, removed))
        delete values[removed]
        return { failure: undefined, typed: values, changed: { which: removed, isSet: false } }
      }
      await saveTexts(context, seller, storeId, values)
      throw await leadFromSaved(context, seller, storeId)
    },
    true,
  )

async function leadFromSaved({ ctx }: AppLoadContext, seller: Seller, storeId: string): Promise<Response> {
  const { hiddenFor } = await ownStore(ctx, seller, storeId)
  return redirectWithSuccess('/stores', {
    title: 'stores.saved',
    text: hiddenFor === null ? 'stores.savedText' : 'stores.seenLater',
  })
}

async function saveTexts({ ctx }: AppLoadContext, seller: Seller, storeId: string, values: FormValues) {
  const version = /^\d{1,15}$/.test(values.version ?? '') ? Number(values.version) : -1
  try {
    await orNotFound(changeStore(ctx, seller, storeId, version, parseForm(changedStoreSchema, values)))
  } catch (error) {
    // Whoever has seen the warning and saves again means it.
    if (error instanceof DomainError && error.code === 'STORE_EDITED')
      values.version = String((await ownStore(ctx, seller, storeId)).version)
    throw error
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/add-store', { context, request })
  const { ctx } = context
  const storeId = storeIdOf(request)
  if (storeId !== null) {
    await orNotFound(ownStore(ctx, seller, storeId))
    if (isMultipart(request)) return saveWithPictures(request, context, seller, storeId)
  }
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (storeId === null) {
      const id = await createStore(ctx, seller, parseForm(storeSchema, values))
      throw await redirectWithSuccess(linkTo('/add-store', { store: id }), {
        title: 'stores.created',
        text: 'stores.createdText',
      })
    }
    await saveTexts(context, seller, storeId, values)
    throw await leadFromSaved(context, seller, storeId)
  })
}
