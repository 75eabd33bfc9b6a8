import { type ErrorEntry, entry } from './entry'

export const stores = {
  STORE_NAME_TAKEN: entry(409, 'Another store has this name already. Please choose another.', 'name'),
  STORE_LIMIT: entry(
    409,
    'You have {{rule.stores}} stores already, which is the most a seller can have: buyers should be able to tell them apart. Write to us if you need more.',
  ),
  STORE_EDITED: entry(409, 'This store was changed in the meantime. Please look at it again.'),
  STORE_IN_USE: entry(409, 'Items, coupons, orders or records refer to this store, so it cannot be deleted.'),
  STAFF_MAY_NOT: entry(403, 'You work for {{seller}}, but may not do this there. Please ask {{seller}}.'),
  STAFF_ALREADY: entry(409, 'This person already works for you or is invited.', 'email'),
  STAFF_LIMIT: entry(
    409,
    'You have {{rule.staff}} staff and open invitations, which is the most there can be.',
  ),
  STAFF_CHANGED: entry(409, 'This was changed in the meantime. Please look at it again.'),
  STAFF_OTHER_EMAIL: entry(403, 'This invitation was sent to another email. Please sign in with that one.'),
  STAFF_ELSEWHERE: entry(409, 'You already work for another seller. Stop working there first.'),
  STAFF_ROLE: entry(403, 'Whoever runs the market cannot work for a seller.'),
  STORE_HIDDEN: entry(
    403,
    'This store is hidden, so nothing can be put on sale in it, and it cannot be deleted.',
    'storeId',
  ),
} as const satisfies Record<string, ErrorEntry>
