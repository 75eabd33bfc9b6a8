/** When an admin closed a report of an item, a review or a question; it waits until then. */
export const reportQueue = `
alter table reports add column closed_at integer;
create index reports_open on reports (created_at, id) where closed_at is null;
`
