/** Only buyers are notified of stores and have a page to follow them: whoever gets another role follows none, whichever way they got it. */
export const followsOfBuyers = `
create trigger store_follows_of_buyers after update of role on users when old.role = 3 and new.role <> 3 begin
  delete from store_follows where user_id = new.id;
end;
delete from store_follows where user_id in (select id from users where role <> 3);
`
