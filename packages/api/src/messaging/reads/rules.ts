import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type AuditView, listLatestTexts } from '@pasar/db'
import { compareRules, type RulesEffect, readWordList, type WordListInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { readRules, WORDS_SETTING } from '../internal/rules'

/** A preview reads as many. Usual ones take 50 ms of the core in all, the longest that can be written 400. */
const TRIED = 300
/** How many messages are checked before a yield to the event loop: 30 ms for the longest. */
const AT_ONCE = 25

/** What other rules would do, tried on the latest messages. */
export async function previewModeration(
  ctx: Context,
  _admin: Admin,
  { words, holdsAll }: Pick<WordListInput, 'words' | 'holdsAll'>,
): Promise<RulesEffect> {
  const [before, texts] = await Promise.all([readRules(ctx.db), listLatestTexts(ctx.db, TRIED)])
  const after = { words: readWordList(words), holdsAll: holdsAll === 'on' }
  const effect = compareRules(before, after, [])
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const part = compareRules(before, after, texts.slice(from, from + AT_ONCE))
    effect.tried += part.tried
    effect.heldNow += part.heldNow
    effect.heldThen += part.heldThen
    await yieldToEventLoop()
  }
  return effect
}

/** Who changed the rules, and to what; the newest first. */
export const moderationHistory = async (ctx: Context, _admin: Admin): Promise<AuditView[]> =>
  (await staffRecords(ctx, WORDS_SETTING)).audit
