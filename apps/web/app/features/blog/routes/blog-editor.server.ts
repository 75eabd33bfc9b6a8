import {
  type Author,
  addPostPicture,
  answerRemark,
  deletePost,
  editorPage,
  renamePost,
  requireOwnPost,
  savePost,
  submitPost,
  takePostBack,
} from '@pasar/api'
import {
  DomainError,
  isPostEditable,
  LANGUAGE_NAME,
  LANGUAGE_TAG,
  LANGUAGES,
  linkTo,
  MAX_ARTICLE_BYTES,
  MAX_POST_PICTURES,
  pictureMark,
  postAddressSchema,
  postSchema,
  readPostSlug,
  remarkAnswerSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readMultipart } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { viewPassages } from '../server/article.server'

const PATH = '/blog/submit/:slug'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  const { ctx } = context
  const { searchParams } = new URL(request.url)
  const version = searchParams.get('version')
  const page = await orNotFound(editorPage(ctx, author, params.slug ?? '', version))
  const { post, versions, chosen, remarks, translations } = page
  const { title, lead, body, tags } = chosen ?? post
  const head = await makeHead(context, request, (t) => ({
    title: t('blogEditor.editTitle', { title: post.title }),
    description: t('blogEditor.lead'),
  }))
  return {
    head,
    post: {
      slug: post.slug,
      state: post.state,
      version: post.version,
      reason: post.reason,
      isEditable: isPostEditable(post.state),
      publishedAt: post.publishedAt,
      isOut: post.state === 'published' && (post.publishedAt ?? 0) <= ctx.now(),
    },
    fields: { title, lead, body, tags: tags.join(', '), slug: post.slug },
    chosen: chosen && { id: chosen.id, createdAt: chosen.createdAt },
    versions,
    languages: translations.map((other) => ({
      slug: other.slug,
      tag: LANGUAGE_TAG[other.language],
      name: LANGUAGE_NAME[other.language],
    })),
    canTranslate: translations.length < LANGUAGES.length,
    article: viewPassages(await languageOf(request), page, post.pictures, remarks, ctx.now()),
    toDo: remarks.filter(({ doneAt }) => doneAt === null).length,
  }
}

/** As many files as are read: one more than an article may have, and one for a field that was left empty. */
const LIMITS = { textBytes: MAX_ARTICLE_BYTES, files: MAX_POST_PICTURES + 2 }

/**
 * Keeps the files that came with a form, and puts them at the end of its text.
 * @returns why one of them is refused; those before it stay, and the text is saved with them
 */
async function addFiles(
  { ctx }: AppLoadContext,
  author: Author,
  slug: string,
  values: FormValues,
  files: readonly Buffer[],
): Promise<DomainError | null> {
  try {
    for (const file of files) {
      const { key } = await orNotFound(addPostPicture(ctx, author, slug, file))
      values.body = `${values.body ?? ''}\n\n${pictureMark(key, '')}`
    }
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  return null
}

/** The address that an author typed over the one that the form showed; empty for none: another tab may have changed it meanwhile. */
function typedAddress(values: FormValues, now: string): string {
  const { slug, shownSlug = now } = parseForm(postAddressSchema, values)
  return slug.trim() === shownSlug || readPostSlug(slug) === shownSlug ? '' : slug
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  const slug = params.slug ?? ''
  const { ctx } = context
  const own = await orNotFound(requireOwnPost(ctx, author, slug))
  const back = linkTo('/blog/submit/:slug', { slug })
  const values: FormValues = {}
  return answerForm(values, async () => {
    const { files, ...sent } = await readMultipart(request, 'pictures', LIMITS)
    Object.assign(values, sent.values)
    const { intent } = values
    if (intent === 'takeBack') {
      await orNotFound(takePostBack(ctx, author, slug))
      throw await redirectWithSuccess(back, { title: 'blogEditor.done', text: 'blogEditor.takenBack' })
    }
    if (intent === 'delete') {
      await orNotFound(deletePost(ctx, author, slug))
      throw await redirectWithSuccess('/blog/submit', {
        title: 'blogEditor.done',
        text: 'blogEditor.deleted',
      })
    }
    if (intent === 'doneRemark' || intent === 'answerRemark') {
      const answer = parseForm(remarkAnswerSchema, values)
      await orNotFound(answerRemark(ctx, author, slug, answer, intent === 'doneRemark'))
      throw await redirectWithSuccess(`${back}#${encodeURIComponent(answer.id)}`, {
        title: 'blogEditor.done',
        text: 'blogRemarks.answered',
      })
    }
    if (intent !== 'save' && intent !== 'submit' && intent !== 'autosave') throw new DomainError('VALIDATION')
    const refusal = intent === 'autosave' ? null : await addFiles(context, author, slug, values, files)
    const input = parseForm(postSchema, values)
    const kind = intent === 'autosave' ? 'automatic' : 'saved'
    const version = await orNotFound(savePost(ctx, author, slug, input, kind))
    // It is saved, even where what follows is refused.
    values.version = String(version)
    if (intent === 'autosave') return { saved: { version, at: ctx.now() } }
    if (refusal !== null) throw refusal
    const typed = typedAddress(values, own.slug)
    const rename = () => (typed === '' ? own.slug : renamePost(ctx, author, slug, typed))
    const now = await (intent === 'submit' ? submitPost(ctx, author, slug, typed) : rename())
    throw await redirectWithSuccess(linkTo('/blog/submit/:slug', { slug: now }), {
      title: 'blogEditor.done',
      text: intent === 'submit' ? 'blogEditor.submitted' : 'blogEditor.saved',
    })
  })
}
