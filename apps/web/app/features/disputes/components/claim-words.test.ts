import { CLAIM_STATES } from '@pasar/domain'
import { expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { caseTitle } from './claim-words'

const t = translateFor('en')
const say = (state: (typeof CLAIM_STATES)[number], reader: 'seller' | 'admin', decision = '') =>
  t(caseTitle({ state, decision }, reader), { amount: 'RM 5.00', time: '2 March' })

it('speaks of a claim to those who decide as to nobody who takes part in it', () => {
  for (const state of CLAIM_STATES) expect(say(state, 'admin'), state).not.toMatch(/\byou\b/i)
  expect(say('refused', 'seller')).toBe('You refused; the buyer decides')
})

it('says to both whose wish it was that goods go back', () => {
  expect(say('return_asked', 'seller')).toBe('You asked for the goods back')
  expect(say('return_asked', 'admin')).toBe('The seller asked for the goods back')
  for (const reader of ['seller', 'admin'] as const)
    expect(say('return_asked', reader, 'Send it')).toBe('We decided that the goods go back first')
})
