/** Of a report that was closed its item and its words stay, whatever becomes of what it was about. */
export const closedReports = `
alter table reports add column item_id text;
alter table reports add column body text;
update reports set
  item_id = case kind when 'item' then target_id
    when 'review' then (select item_id from reviews where id = target_id)
    when 'reviewAnswer' then (select item_id from reviews where id = target_id)
    else (select item_id from questions where id = target_id) end,
  body = case kind when 'review' then (select r.body from reviews r where r.id = target_id)
    when 'reviewAnswer' then (select nullif(reply, '') from reviews where id = target_id)
    when 'question' then (select q.body from questions q where q.id = target_id)
    when 'questionAnswer' then (select nullif(answer, '') from questions where id = target_id) end
  where closed_at is not null;
`
