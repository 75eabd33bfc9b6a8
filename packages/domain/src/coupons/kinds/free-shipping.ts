import { allThatIsLeft, defineKind } from './kind'

export const freeShipping = defineKind({
  choice: 'freeShipping',
  takesOff: 'shipping',
  isEligible: () => true,
  base: allThatIsLeft,
  amount: (_, base) => base,
  words: () => ({ gain: 'freeShipping', condition: null, values: {} }),
})
