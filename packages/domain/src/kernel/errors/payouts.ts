import { type ErrorEntry, entry } from './entry'

export const payouts = {
  BANK_ACCOUNT_SAME: entry(409, 'This is already your account.', 'accountNumber'),
  PAYOUT_NOTHING: entry(409, 'Nobody is due to be paid right now.'),
  PAYOUT_RUN_OPEN: entry(409, 'There is a proposal already. Approve or discard it first.'),
  PAYOUT_RUN_MOVED: entry(409, 'This run was decided in the meantime, by {{name}}.'),
  PAYOUT_SECOND_ADMIN: entry(403, 'A run of this size has to be approved by another admin.'),
  PAYOUT_OTHER_ADMIN: entry(403, 'Another admin has to confirm this: you have recorded it as failed.'),
  PAYOUT_RULES_CHANGED: entry(
    409,
    'These rules were changed in the meantime, by {{who}}. Please look at them again.',
  ),
  DEBT_CHANGED: entry(409, 'This balance is now {{amount}}. Nothing was written off.'),
  WAIVER_WAITS: entry(
    409,
    '{{name}} has already proposed to write off this debt; it is waiting for another admin.',
  ),
  ADJUST_SECOND_ADMIN: entry(403, 'An adjustment of this size has to be approved by another admin.'),
  ADJUST_REVERSAL_WAITS: entry(
    409,
    '{{name}} has already proposed the reversal; it is waiting for another admin.',
  ),
  ADJUST_DECIDED: entry(409, 'This adjustment was decided on in the meantime, by {{name}}.'),
  ADJUST_OWN: entry(403, 'Another admin has to adjust your balance.'),
  ADJUST_NOT_POSSIBLE: entry(409, 'This member has no such balance.', 'side'),
  BALANCE_CHANGED: entry(409, 'This balance is now {{amount}}. Nothing was booked.'),
  ADJUSTMENT_REVERSED: entry(409, '{{name}} has already reversed this adjustment.'),
  PAYOUT_MOVED: entry(409, 'This was updated in the meantime, by {{who}}. Please look at it again.'),
  STATEMENT_KIND: entry(400, 'Please choose the statement as a CSV or XLSX file.', 'statement'),
  STATEMENT_TOO_LARGE: entry(413, 'This file is too large: {{most}} MB at most.', 'statement'),
  STATEMENT_TOO_MANY_LINES: entry(
    400,
    'This file has more than {{most}} rows. Please choose a shorter period.',
    'statement',
  ),
  STATEMENT_DAMAGED: entry(400, 'This file is damaged, or its quotes are broken.', 'statement'),
  STATEMENT_EMPTY: entry(400, 'There are no rows in this file.', 'statement'),
  STATEMENT_NO_LINES: entry(409, 'No line was found with these columns. Nothing can be matched.'),
  STATEMENT_MOVED: entry(409, 'This statement was decided in the meantime, by {{name}}.'),
  STATEMENT_LINE_EXPLAINED: entry(409, 'This line is explained already, by {{name}}.'),
} as const satisfies Record<string, ErrorEntry>
