/** Each currency's rate is a setting of its own, with a history of its own. */
export const marketSettings = `
insert into settings (name, value, updated_at)
  select 'currencyRate' || r.key, cast(r.value as text), s.updated_at
  from settings s, json_each(case when json_valid(s.value) then s.value else '{}' end) r
  where s.name = 'currency_rates' and r.key in ('USD', 'SGD', 'EUR', 'CNY') and r.type in ('integer', 'real');
delete from settings where name = 'currency_rates';
`
