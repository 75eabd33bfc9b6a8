/**
 * What was received where it is not what was asked for, in the smallest unit of its currency: no more than that goes back. The
 * notes so far say it.
 */
export const receivedPayments = `
alter table payments add column received_sen integer;
alter table payments add column received_currency text;
update payments set received_sen = cast(substr(note, instr(note, ', received ') + 11) as integer),
    received_currency = substr(note, -3)
  where state = 'held' and note like 'expected % ___, received % ___';
drop trigger refunds_within;
create trigger refunds_within before insert on refunds
when (select coalesce(sum(amount_sen), 0) from refunds where payment_id = new.payment_id and state <> 'failed')
  + new.amount_sen > (select coalesce(received_sen, amount_sen) from payments where id = new.payment_id)
begin
  select raise(abort, 'more would be refunded than was paid');
end;
`
