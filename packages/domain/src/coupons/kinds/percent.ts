import { percentOf } from '../../kernel/money'
import { allThatIsLeft, defineKind } from './kind'

const BPS_PER_PERCENT = 100

export const percent = defineKind({
  choice: 'byPercent',
  takesOff: 'items',
  isEligible: () => true,
  base: allThatIsLeft,
  amount: ({ percentBps }, base) => percentOf(base, percentBps),
  words: ({ percentBps }) => ({
    gain: 'percentOff',
    condition: null,
    values: { percent: percentBps / BPS_PER_PERCENT },
  }),
})
