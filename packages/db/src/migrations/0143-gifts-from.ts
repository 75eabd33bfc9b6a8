/**
 * The day of the list when a piece was reserved: its giver was told that the owner does not see it before. `gifts_from` is the
 * day from which the owner sees who gives what: that of the list, but none that comes before those of its gifts.
 */
export const giftsFrom = `
alter table plan_gifts add column day text not null default '';
update plan_gifts set day = (select p.day from plan_lines n join plans p on p.id = n.plan_id where n.id = plan_gifts.line_id);
alter table plans add column gifts_from text not null default '';
update plans set gifts_from = day;
create index plans_gifts_from on plans (gifts_from, id) where removed_at is null and share = 'registry';
`
