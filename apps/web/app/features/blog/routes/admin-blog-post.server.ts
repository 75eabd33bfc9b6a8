import {
  type Admin,
  articleForStaff,
  askPostChanges,
  type Context,
  featurePost,
  publishPost,
  remarkOnPost,
  removeRemark,
  withdrawPost,
} from '@pasar/api'
import {
  askChangesSchema,
  countLinks,
  DomainError,
  linkTo,
  postReasonSchema,
  publishSchema,
  remarkSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { passageId } from '../client/passage-id'
import { viewPassages } from '../server/article.server'

const PATH = '/admin/blog/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const { ctx } = context
  const page = await orNotFound(articleForStaff(ctx, admin, params.id ?? ''))
  const { body, pictures, featuredAt, authorId: _authorId, ...post } = page.post
  const head = await makeHead(context, request, (t) => ({
    title: post.title,
    description: t('blogWork.lead'),
  }))
  return {
    head,
    audit: page.audit,
    post: {
      ...post,
      isFeatured: featuredAt !== null,
      isOut: post.state === 'published' && (post.publishedAt ?? 0) <= ctx.now(),
      links: countLinks(body, ctx.config.appUrl),
    },
    article: viewPassages(await languageOf(request), page, pictures, page.remarks, ctx.now()),
    toSend: page.remarks.filter(({ sentAt }) => sentAt === null).length,
  }
}

async function act(ctx: Context, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  switch (values.intent) {
    case 'publish':
      await publishPost(ctx, admin, id, parseForm(publishSchema, values))
      return 'blogWork.published'
    case 'ask':
      await askPostChanges(ctx, admin, id, parseForm(askChangesSchema, values).reason)
      return 'blogWork.asked'
    case 'remark':
      await remarkOnPost(ctx, admin, id, parseForm(remarkSchema, values))
      return 'blogRemarks.saved'
    case 'removeRemark':
      await removeRemark(ctx, admin, id, values.id ?? '')
      return 'blogRemarks.removed'
    case 'withdraw':
      await withdrawPost(ctx, admin, id, parseForm(postReasonSchema, values).reason)
      return 'blogWork.withdrawn'
    case 'feature':
      await featurePost(ctx, admin, id, true)
      return 'blogWork.featured'
    case 'unfeature':
      await featurePost(ctx, admin, id, false)
      return 'blogWork.unfeatured'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  const values = await readForm(request)
  return answerForm(values, async () => {
    const text = await orNotFound(act(context.ctx, admin, id, values))
    const passage = values.intent === 'remark' ? `#${passageId(Number(values.block))}` : ''
    throw await redirectWithSuccess(`${linkTo(PATH, { id })}${passage}`, { title: 'staffLog.done', text })
  })
}
