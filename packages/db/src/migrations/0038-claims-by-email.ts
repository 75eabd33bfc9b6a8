/** A login to an email that is only claimed looks for the claim itself: the links that were mailed for it are swept. */
export const claimsByEmail = `
create index users_claimed on users (email, password_hash) where verified_at is null;
`
