import { holdReasons, type ModerationRules } from './moderation'

/** What other rules would do, shown before they are saved. */
export interface RulesEffect {
  added: string[]
  removed: string[]
  /** Whether all messages would be held from then on, or no longer; null where that stays. */
  holdsAll: boolean | null
  /** How many of the latest messages it was tried on, and how many the rules hold now and would hold. */
  tried: number
  heldNow: number
  heldThen: number
}

const countHeld = (texts: readonly string[], rules: ModerationRules): number =>
  texts.filter((text) => holdReasons(text, rules).length > 0).length

/** What changes with the rules. @param texts of the latest messages */
export function compareRules(
  before: ModerationRules,
  after: ModerationRules,
  texts: readonly string[],
): RulesEffect {
  const [had, has] = [new Set(before.words), new Set(after.words)]
  return {
    added: after.words.filter((word) => !had.has(word)),
    removed: before.words.filter((word) => !has.has(word)),
    holdsAll: before.holdsAll === after.holdsAll ? null : after.holdsAll,
    tried: texts.length,
    heldNow: countHeld(texts, before),
    heldThen: countHeld(texts, after),
  }
}
