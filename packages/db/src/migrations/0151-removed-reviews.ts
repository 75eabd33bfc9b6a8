/** Reviews that an admin has removed: their line cannot be reviewed again. */
export const removedReviews = `
create table removed_reviews (
  line_id text primary key references order_lines (id),
  removed_at integer not null
) strict, without rowid;
`
