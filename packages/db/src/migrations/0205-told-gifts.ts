/**
 * Owners are notified of a piece that is given once it is paid, however late that is: whether they were is noted by piece,
 * no longer by the day of the list.
 */
export const toldGifts = `
alter table plan_gifts add column is_told integer not null default 0 check (is_told in (0, 1));
update plan_gifts set is_told = 1 where order_line_id is not null and line_id in
  (select n.id from plans p join plan_lines n on n.plan_id = p.id where p.gifts_told_day = p.gifts_from);
create index plan_gifts_untold on plan_gifts (is_told, line_id) where order_line_id is not null and is_told = 0;
drop index plans_gifts_from;
alter table plans drop column gifts_told_day;
`
