import { formatRm } from '../../kernel/format'
import { allThatIsLeft, defineKind } from './kind'

export const fixed = defineKind({
  choice: 'byAmount',
  takesOff: 'items',
  isEligible: () => true,
  base: allThatIsLeft,
  amount: ({ amount }) => amount,
  words: ({ amount }) => ({
    gain: 'amountOff',
    condition: null,
    // The currency stays with its number.
    values: { amount: formatRm(amount).replace(' ', '\u00a0') },
  }),
})
