/**
 * Statements of the market's bank accounts, and their lines, which payouts are matched with. A line counts once, whichever
 * statements it stands in, and a payout is paid, and comes back, by one line at most.
 */
export const bankStatements = `
create table bank_statements (
  id text not null primary key,
  account text not null,
  file_name text not null,
  digest text not null,
  state text not null check (state in ('draft', 'running', 'done', 'discarded')),
  uploaded_by text not null references users (id),
  uploaded_at integer not null,
  decided_by text references users (id),
  decided_at integer,
  table_rows text,
  mapping text,
  line_count integer not null default 0,
  skipped_count integer not null default 0,
  return_note text not null default '',
  check ((state = 'draft') = (decided_at is null))
) strict, without rowid;
create index bank_statements_newest on bank_statements (uploaded_at desc, id desc);
create index bank_statements_drafts on bank_statements (uploaded_at) where state = 'draft';
create index bank_statements_running on bank_statements (uploaded_at) where state = 'running';
create index bank_statements_file on bank_statements (account, digest);
create index bank_statements_uploader on bank_statements (uploaded_by);
create index bank_statements_decider on bank_statements (decided_by) where decided_by is not null;

create table bank_lines (
  statement_id text not null references bank_statements (id),
  position integer not null,
  row integer not null,
  account text not null,
  key text not null,
  day text not null,
  words text not null,
  amount_sen integer not null,
  balance_sen integer,
  problem text check (problem in ('date', 'amount', 'both')),
  payout_id text references payouts (id),
  outcome text check (outcome in ('paid', 'failed', 'agrees', 'duplicate', 'unknown', 'unreadable', 'amountDiffers',
    'notSent', 'markedFailed', 'again')),
  note text not null default '',
  explained_by text references users (id),
  explained_at integer,
  primary key (statement_id, position),
  check ((explained_by is null) = (explained_at is null))
) strict, without rowid;
create unique index bank_lines_once on bank_lines (account, key) where outcome is not null and outcome <> 'duplicate';
create unique index bank_lines_paid on bank_lines (payout_id) where outcome = 'paid';
create unique index bank_lines_failed on bank_lines (payout_id) where outcome = 'failed';
create index bank_lines_payout on bank_lines (payout_id) where payout_id is not null;
create index bank_lines_waiting on bank_lines (statement_id, position) where outcome is null;
create index bank_lines_found on bank_lines (statement_id, outcome, position) where outcome is not null;
create index bank_lines_unexplained on bank_lines (day desc, statement_id desc, position desc) where explained_at is null
  and outcome in ('unknown', 'unreadable', 'amountDiffers', 'notSent', 'markedFailed', 'again');
create index bank_lines_explained on bank_lines (day desc, statement_id desc, position desc) where explained_at is not null;
create index bank_lines_explainer on bank_lines (explained_by) where explained_by is not null;

create index payouts_awaited on payouts (amount_sen) where state in ('in_transit', 'unknown');
`
