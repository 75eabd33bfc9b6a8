/**
 * News of an item that is removed end; when it is put back, those whom its price concerns are to hear of it again.
 */
export const planNewsRestored = `
create trigger plan_news_restored after update of status on items
  when old.status = 'removed' and new.status <> 'removed' begin
  insert into plan_news (variant_id) select v.id from item_variants v where v.item_id = new.id
    and exists (select 1 from plan_lines l where l.variant_id = v.id and l.removed_at is null
      and v.price_sen < coalesce(l.told_price_sen, l.planned_sen))
    on conflict do update set round = round + 1;
end;
`
