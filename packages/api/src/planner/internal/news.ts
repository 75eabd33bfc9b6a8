import { findRecipient, type Tx } from '@pasar/db'
import { linkTo, type MailContents } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

export type PlanMail = Extract<MailContents, { kind: `plan${string}` | `gift${string}` }>

interface PlanNote {
  userId: string
  /** Where it leads, within the market. */
  path: string
  /** What the mail says; the notification says the same. @param link the path as an address of the web */
  mail: (link: string) => PlanMail
}

/** Notifies a member about a list, and mails it to those who want such mails. */
export async function notifyOfPlan(tx: Tx, ctx: Context, { userId, path, mail }: PlanNote): Promise<void> {
  const contents = mail(`${ctx.config.appUrl}${path}`)
  const { link: _, ...data } = contents.values
  await notifyMember(tx, ctx, { userId, kind: contents.kind, data, link: path })
  const to = await findRecipient(tx, userId)
  if (to !== null) await queueMail(tx, ctx, { ...contents, to })
}

export const planPath = (planId: string): string => linkTo('/planner/:id', { id: planId })
