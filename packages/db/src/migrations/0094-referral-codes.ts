/** The short address of each reseller's link: a code that says nothing of whose it is. */
export const referralCodes = `
create table referral_codes (
  code text not null primary key,
  user_id text not null unique references users (id),
  made_at integer not null
) strict, without rowid;
`
