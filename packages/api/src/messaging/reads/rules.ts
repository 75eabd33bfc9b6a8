import { type AuditView, listLatestTexts } from '@pasar/db'
import { compareRules, type RulesEffect, readWordList, type WordListInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { readRules, WORDS_SETTING } from '../internal/rules'

/** As many as fit between two other requests: each is looked at twice, which takes some milliseconds in all. */
const TRIED = 300

/** What other rules would do, tried on the latest messages. */
export async function previewModeration(
  ctx: Context,
  _admin: Admin,
  { words, holdsAll }: Pick<WordListInput, 'words' | 'holdsAll'>,
): Promise<RulesEffect> {
  const [before, texts] = await Promise.all([readRules(ctx.db), listLatestTexts(ctx.db, TRIED)])
  return compareRules(before, { words: readWordList(words), holdsAll: holdsAll === 'on' }, texts)
}

/** Who changed the rules, and to what; the newest first. */
export const moderationHistory = async (ctx: Context, _admin: Admin): Promise<AuditView[]> =>
  (await staffRecords(ctx, WORDS_SETTING)).audit
