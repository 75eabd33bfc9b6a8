import { allThatIsLeft, defineKind } from './kind'

export const freeShipping = defineKind({
  takesOff: 'shipping',
  isEligible: () => true,
  base: allThatIsLeft,
  amount: (_, base) => base,
  words: () => ({ gain: 'freeShipping', condition: null, values: {} }),
})
