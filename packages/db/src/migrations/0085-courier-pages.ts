/**
 * The page that a parcel is followed on is kept with it: couriers are settings from now on, and may be renamed, switched off
 * or given another page. Parcels from before have the pages that were built in. The number is put into it when it is shown.
 */
const PAGES = `case courier
  when 'Pos Laju' then 'https://tracking.pos.com.my/tracking/{number}'
  when 'J&T' then 'https://www.jtexpress.my/tracking/{number}'
  when 'Ninja Van' then 'https://www.ninjavan.co/en-my/tracking?id={number}'
  when 'DHL' then 'https://www.dhl.com/my-en/home/tracking.html?tracking-id={number}'
  when 'GDex' then 'https://gdexpress.com/tracking/?consignmentno={number}'
  when 'City-Link' then 'https://www.citylinkexpress.com/tracking-result/?track0={number}'
end`

export const courierPages = `
alter table parcels add column courier_page text;
update parcels set courier_page = ${PAGES} where courier is not null;
alter table parcel_parts add column courier_page text;
update parcel_parts set courier_page = ${PAGES};
`
