/** Items whose price is far from what is usual in their category, with what that is. Made anew every night. */
export const priceOutliers = `
create table price_outliers (
  seq integer primary key,
  category text not null,
  median_sen integer not null,
  low_sen integer not null,
  high_sen integer not null
) strict;
create index price_outliers_category on price_outliers (category);
`
