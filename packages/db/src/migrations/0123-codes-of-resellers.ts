/** Crockford's base 32, as `readReferralCode` reads it. */
const sign = "substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1)"
const code = Array.from({ length: 8 }, () => sign).join(' || ')
const RESELLER = 4

/**
 * Whoever becomes a reseller gets the code of their short address in the same transaction, so that no page has to write
 * one. Two equal codes are one in 10^12; the second reseller would go on with the long link.
 */
export const codesOfResellers = `
insert into referral_codes (code, user_id, made_at)
  select ${code}, id, created_at from users where role = ${RESELLER}
    and not exists (select 1 from referral_codes where user_id = users.id);

create trigger reseller_code_insert after insert on users when new.role = ${RESELLER}
begin
  insert or ignore into referral_codes (code, user_id, made_at) values (${code}, new.id, new.created_at);
end;

create trigger reseller_code_update after update of role on users
  when new.role = ${RESELLER} and old.role <> ${RESELLER}
begin
  insert or ignore into referral_codes (code, user_id, made_at) values (${code}, new.id, new.created_at);
end;
`
