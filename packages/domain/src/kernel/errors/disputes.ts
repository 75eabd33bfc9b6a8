import { type ErrorEntry, entry } from './entry'

export const disputes = {
  CLAIM_NOT_POSSIBLE: entry(409, "You can't open a claim for this now.", 'kind'),
  CLAIM_EMPTY: entry(400, 'Please choose the items it is about.', 'lines'),
  CLAIM_DECIDED: entry(409, 'This claim was decided in the meantime, by {{who}}.'),
  CLAIM_MOVED: entry(409, 'This claim was updated in the meantime.'),
  CLAIM_AMOUNT: entry(
    400,
    'Please enter an amount below what was claimed. For all of it, choose a full refund.',
    'amount',
  ),
  TOO_MANY_PICTURES: entry(400, 'Please choose up to {{rule.claimPhotos}} photos.', 'photos'),
} as const satisfies Record<string, ErrorEntry>
