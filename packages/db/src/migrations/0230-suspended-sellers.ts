/** A store is hidden, too, while its seller is suspended as a seller, and not as a member: a cause of its own. */
export const suspendedSellers = `
drop index store_hidings_open;
alter table store_hidings rename column cause to old_cause;
alter table store_hidings add column cause text not null default 'staff'
  check (cause in ('staff', 'suspension', 'selling'));
update store_hidings set cause = old_cause where old_cause <> 'staff';
alter table store_hidings drop column old_cause;
create unique index store_hidings_open on store_hidings (store_id, cause) where ended_at is null;
`
