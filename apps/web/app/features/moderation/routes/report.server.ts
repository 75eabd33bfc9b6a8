import {
  type Context,
  deleteOwnComment,
  hiddenComment,
  type Member,
  report,
  reportComment,
  reportedThing,
  saidAbout,
} from '@pasar/api'
import { DomainError, linkTo, REPORT_KINDS, reportSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'

/** What can be reported: in the list of reports, or among the comments of the blog. */
const KINDS = [...REPORT_KINDS, 'comment'] as const
interface Target {
  kind: (typeof KINDS)[number]
  id: string
}

/** @throws the 404 page for kinds that cannot be reported */
function targetOf({ kind, id = '' }: LoaderFunctionArgs['params']): Target {
  const known = KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  return { kind: known, id }
}

/** What it is about, with what a comment says. @throws DomainError NOT_FOUND */
async function findThing(ctx: Context, member: Member, { kind, id }: Target) {
  if (kind === 'comment') return saidAbout(ctx, member, id)
  return { ...(await reportedThing(ctx, member, { kind, id })), body: '', isOwn: false, isThere: true }
}

/** Where one comes from; an article that is not on the blog now has no page. */
function placeOf(kind: Target['kind'], { slug, isThere }: { slug: string; isThere: boolean }): string {
  if (kind !== 'comment') return linkTo('/item/:slug', { slug })
  return isThere ? linkTo('/blog/:slug', { slug }) : '/blog'
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await guardPage('/report/:kind/:id', { context, request })
  const target = targetOf(params)
  const thing = await orNotFound(findThing(context.ctx, member, target))
  const head = await makeHead(context, request, (t) => ({
    title: t(thing.isOwn ? 'reports.ownComment' : `reports.${target.kind}`),
    description: t('reports.lead', { name: context.ctx.config.appName }),
  }))
  return { head, kind: target.kind, thing, back: placeOf(target.kind, thing) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = await guardPage('/report/:kind/:id', { context, request })
  const target = targetOf(params)
  const { kind, id } = target
  const thing = await orNotFound(findThing(context.ctx, member, target))
  const { slug, isOwn } = thing
  const back = placeOf(kind, thing)
  const values = await readForm(request)
  return answerForm(values, async () => {
    if ((values.intent === 'delete') !== isOwn) throw new DomainError('VALIDATION')
    if (isOwn) {
      await orNotFound(deleteOwnComment(context.ctx, member, id))
      const next = thing.isThere ? null : await hiddenComment(context.ctx, member, slug)
      throw await redirectWithMessage(
        next === null ? back : linkTo('/report/:kind/:id', { kind, id: next }),
        {
          tone: 'success',
          text: 'reports.ownDeleted',
        },
      )
    }
    const why = parseForm(reportSchema, values)
    await (kind === 'comment'
      ? reportComment(context.ctx, member, id, why)
      : report(context.ctx, member, { kind, id }, why))
    throw await redirectWithMessage(back, { tone: 'success', title: 'reports.thanks', text: 'reports.sent' })
  })
}
